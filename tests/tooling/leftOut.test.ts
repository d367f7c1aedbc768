import { describe, expect, it } from 'vitest';
import { HOW, isCi, NEEDS, needsIn, planFor } from '../../scripts/leftOut.ts';

describe('What a run leaves out', () => {
  it('is what the machine lacks, and nothing when all is there', () => {
    expect(planFor(new Set(), false)).toEqual({ leftOut: NEEDS, refused: [] });
    expect(planFor(new Set(['Chromium', 'PostgreSQL']), false).leftOut).toEqual(['nginx']);
    expect(planFor(new Set(NEEDS), false)).toEqual({ leftOut: [], refused: [] });
  });

  it('is nothing when everything is mandatory: what is missing is refused', () => {
    expect(planFor(new Set(['Chromium']), true)).toEqual({ leftOut: [], refused: ['PostgreSQL', 'nginx'] });
    expect(planFor(new Set(NEEDS), true)).toEqual({ leftOut: [], refused: [] });
  });

  it('is mandatory with CI=true, but not with CI empty or false', () => {
    expect(isCi({ CI: 'true' })).toBe(true);
    expect([{}, { CI: '' }, { CI: 'false' }, { CI: '0' }].map(isCi)).toEqual([false, false, false, false]);
  });

  it('is named in the titles above a test, with a way to get each', () => {
    expect(needsIn(['The example (needs nginx)', 'serves'])).toEqual(['nginx']);
    expect(needsIn(['an example (needs time)'])).toEqual([]);
    expect(NEEDS.map((need) => HOW[need].length > 20)).toEqual([true, true, true]);
  });
});
