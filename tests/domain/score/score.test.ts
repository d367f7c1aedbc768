import { describe, expect, it } from 'vitest';
import { taxScore } from '../../../src/domain/score/score';

describe('the static score', () => {
  it('is 50 of 100 with a list of criteria, each once', () => {
    expect([taxScore.score, taxScore.outOf]).toEqual([50, 100]);
    expect(taxScore.criteria).toEqual(['returns', 'deductions', 'advanceTax', 'books', 'notices']);
  });

  it('sums up Accounting, TDS and GST', () => {
    expect(taxScore.summaries).toEqual([
      { service: 'accounting', tone: 'concern' },
      { service: 'tds', tone: 'attention' },
      { service: 'gst', tone: 'good' },
    ]);
  });
});
