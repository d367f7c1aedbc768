import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPin, pinField, pinWarnings } from '../../../src/domain/india/pin';
import vectors from '../../data/india-vectors.json';

describe('a PIN is six digits, the first not 0', () => {
  it.each(vectors.pincode.valid)('takes $value', ({ value }) => {
    expect(isPin(value)).toBe(true);
    expect(pinWarnings(value)).toEqual([]);
  });

  it.each(vectors.pincode.stricter_in_validator_js)(
    'takes $value although no office has it yet',
    ({ value }) => {
      expect(pinWarnings(value)).toEqual([]);
    },
  );

  it.each(vectors.pincode.invalid)('warns of $value: $reason', ({ value }) => {
    expect(isPin(value)).toBe(false);
    expect(pinWarnings(value)).toEqual([{ kind: 'PinShape' }]);
  });

  it('warns of seven digits', () => {
    expect(isPin('1100011')).toBe(false);
    expect(isPin('a110001')).toBe(false);
  });

  it('says nothing about a missing one', () => {
    expect(pinWarnings('')).toEqual([]);
  });
});

describe('the zip code field keeps digits', () => {
  it('drops letters, blanks and a seventh digit', () => {
    expect(pinField('110 001')).toBe('110001');
    expect(pinField('1e5')).toBe('15');
    expect(pinField('1100012')).toBe('110001');
    expect(pinField('१९०००१')).toBe('');
  });

  it('holds at most six digits whatever is typed, and keeps what it holds', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(pinField(typed)).toMatch(/^\d{0,6}$/);
        expect(pinField(pinField(typed))).toBe(pinField(typed));
      }),
    );
  });
});
