import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf, statusFromCode } from '../../../src/domain/codes/statusCode';

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
    [true, Number.NaN],
    [[2], Number.NaN],
    [Object.create(null), Number.NaN],
    [404, 404],
    ['200', 200],
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

describe('the status of a subject', () => {
  const lampFromCode = statusFromCode(
    new Map([
      [0, 'off'],
      [1, 'on'],
    ]),
  );

  it.each([
    [0, 'off'],
    ['1', 'on'],
    [2, 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
    [[1], 'unknown'],
  ])('is read from the code %j as %s, whatever its type on the wire', (code, status) => {
    expect(lampFromCode(code)).toBe(status);
  });
});
