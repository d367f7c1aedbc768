import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../../src/domain/work/statusCode';

describe('a status code of the wire', () => {
  it.each([
    [2, 2],
    ['2', 2],
    [' 0 ', 0],
    ['x', Number.NaN],
    ['', Number.NaN],
    ['  ', Number.NaN],
    [null, Number.NaN],
    [undefined, Number.NaN],
  ])('is read from %j as %d', (code, number) => {
    expect(codeOf(code)).toBe(number);
  });

  it('is the same number whether sent as number or as text', () => {
    fc.assert(
      fc.property(fc.integer(), (code) => {
        expect(codeOf(String(code))).toBe(codeOf(code));
      }),
    );
  });
});
