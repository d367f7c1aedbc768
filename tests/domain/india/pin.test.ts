import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPin, pinField } from '../../../src/domain/india/pin';
import vectors from '../../data/india-vectors.json';

describe('a PIN is six digits, the first not 0', () => {
  it.each(vectors.pincode.valid)('takes $value', ({ value }) => {
    expect(isPin(value)).toBe(true);
  });

  it.each(vectors.pincode.stricter_in_validator_js)(
    'takes $value although no office has it yet',
    ({ value }) => {
      expect(isPin(value)).toBe(true);
    },
  );

  it.each(vectors.pincode.invalid)('refuses $value: $reason [PAY-01]', ({ value }) => {
    expect(isPin(value)).toBe(false);
  });

  it('refuses seven digits', () => {
    expect(isPin('1100011')).toBe(false);
    expect(isPin('a110001')).toBe(false);
  });
});

describe('the zip code field keeps digits', () => {
  it('drops letters, blanks and a seventh digit', () => {
    expect(pinField('110 001')).toBe('110001');
    expect(pinField('1e5')).toBe('15');
    expect(pinField('1100012')).toBe('110001');
  });

  it.each([
    '४११ ०१६',
    '411\u00A0016',
    '411-016',
    '411–016',
    '\u202A411016\u202C',
    '４１１０１６',
    '411.016',
    'PIN: 411016',
  ])('reads 411016 from %j [PAY-03]', (typed) => {
    expect(pinField(typed)).toBe('411016');
  });

  it('never takes a digit of another kind for one', () => {
    expect(pinField('४११०१६७')).toBe('411016');
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
