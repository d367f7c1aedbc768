import { describe, expect, it } from 'vitest';
import { isScorePath } from '../../../src/domain/score/scorePath';

describe('the path of the score page', () => {
  it.each(['/tax-fitt', '/my-tax-fitt', '/a/b/tax-fitt', '/tax-fitt/', 'tax-fitt'])('is %s', (path) => {
    expect(isScorePath(path)).toBe(true);
  });

  it.each(['/tax-fitt/16', '/tax-fit', '/tax-fitts', '/', ''])('is not %j', (path) => {
    expect(isScorePath(path)).toBe(false);
  });
});
