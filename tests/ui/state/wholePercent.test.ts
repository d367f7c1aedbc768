import { describe, expect, it } from 'vitest';
import { wholePercent } from '../../../src/ui/state/wholePercent';

describe('progress in whole percent', () => {
  it.each([
    [0, 0],
    [0.005, 1],
    [0.494, 49],
    [1, 100],
  ])('converts the share %d to %d', (share, percent) => {
    expect(wholePercent(share)).toBe(percent);
  });
});
