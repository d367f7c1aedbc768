import { describe, expect, it } from 'vitest';
import { taxScore } from '../../../src/domain/score/score';

describe('the static score', () => {
  it('is 50 of 100 with a list of criteria, each with a title and an explanation', () => {
    expect([taxScore.score, taxScore.outOf]).toEqual([50, 100]);
    expect(taxScore.criteria.length).toBeGreaterThan(2);
    expect(new Set(taxScore.criteria.map(({ title }) => title)).size).toBe(taxScore.criteria.length);
    expect(
      taxScore.criteria.every(({ title, explanation }) => title.length > 3 && explanation.endsWith('.')),
    ).toBe(true);
  });

  it('sums up Accounting, TDS and GST', () => {
    expect(taxScore.summaries).toEqual([
      { service: 'Accounting', text: 'Concern', tone: 'concern' },
      { service: 'TDS', text: 'Need Attention', tone: 'attention' },
      { service: 'GST', text: 'Everything looks good', tone: 'good' },
    ]);
  });
});
