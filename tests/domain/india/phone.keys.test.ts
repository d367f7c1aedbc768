import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PHONE_PREFIX, phoneField } from '../../../src/domain/india/phone';

interface Field {
  readonly value: string;
  readonly caret: readonly [number, number];
}

/** What a browser does: the key replaces the selection, and a value that is not what was typed puts the caret at its end. */
const press = ({ value, caret: [from, to] }: Field, key: string): Field => {
  const typed = value.slice(0, from) + key + value.slice(to);
  const held = phoneField(value, typed);
  const at = held === typed ? from + key.length : held.length;
  return { value: held, caret: [at, at] };
};

const pressAll = (field: Field, keys: string): string => Array.from(keys).reduce(press, field).value;

const selected = (value: string): Field => ({ value, caret: [0, value.length] });
const numbers = fc.stringMatching(/^[6-9]\d{9}$/);

describe('an edit that touches the prefix changes the digits alone', () => {
  it.each(['', '+', '+9'])('holds no digit after a deletion that leaves %j [LOGIN-33]', (rest) => {
    expect(phoneField('+919876543210', rest)).toBe('+91');
    expect(phoneField('+91 98', rest)).toBe('+91');
    expect(phoneField('+91', rest)).toBe('+91');
  });

  it.each(['9187', '+187', '+987', '87', '+87'])(
    'keeps both digits after a deletion that leaves %j [LOGIN-33]',
    (rest) => {
      expect(phoneField('+9187', rest)).toBe('+9187');
    },
  );

  it.each(['6+9187', '+69187', '+96187'])('takes the digit before the prefix of %j [LOGIN-33]', (typed) => {
    expect(phoneField('+9187', typed)).toBe('+91687');
  });

  it('puts such a digit in the place of the optional space [LOGIN-33]', () => {
    expect(phoneField('+91 87', '6+91 87')).toBe('+91687');
  });

  it('begins a new number with a digit that replaces everything [LOGIN-33]', () => {
    expect(phoneField('+919876543210', '7')).toBe('+917');
    expect(phoneField('+91', '1')).toBe('+911');
  });

  it('ignores a replaced part of the prefix, and a letter anywhere [LOGIN-05]', () => {
    expect(phoneField('+91', '+92')).toBe('+91');
    expect(phoneField('+9187', '687')).toBe('+9187');
    expect(phoneField('+9187', '61 87')).toBe('+9187');
    expect(phoneField('+9187', 'a')).toBe('+9187');
    expect(phoneField('+9187', 'a+9187')).toBe('+9187');
  });

  it('holds the number that is typed from any caret at or before the prefix, or over everything', () => {
    const empty = fc.nat(3).map((at): Field => ({ value: PHONE_PREFIX, caret: [at, at] }));
    const full = fc
      .tuple(numbers, fc.nat(10))
      .map(([digits, count]) => selected(`+91${digits.slice(0, count)}`));
    fc.assert(
      fc.property(fc.oneof(empty, full), numbers, (field, digits) => {
        expect(pressAll(field, digits)).toBe(`+91${digits}`);
      }),
    );
  });

  it('loses nothing by a key that is refused', () => {
    const held = fc.tuple(numbers, fc.nat(10)).map(([digits, count]) => `+91${digits.slice(0, count)}`);
    const field = fc
      .tuple(held, fc.nat(13), fc.nat(13))
      .map(([value, one, other]): Field => ({ value, caret: [Math.min(one, other), Math.max(one, other)] }));
    fc.assert(
      fc.property(field, fc.constantFrom('a', '-', '.', '९'), (before, key) => {
        expect(press(before, key).value).toBe(before.value);
      }),
    );
  });

  it('keeps a whole number under one digit more, wherever it is typed', () => {
    fc.assert(
      fc.property(numbers, fc.nat(13), fc.nat(9), (digits, at, key) => {
        fc.pre(!digits.startsWith('91'));
        expect(press({ value: `+91${digits}`, caret: [at, at] }, String(key)).value).toBe(`+91${digits}`);
      }),
    );
  });
});

describe('a number typed with 91 and without its plus', () => {
  it('holds the last ten of twelve digits [LOGIN-34]', () => {
    expect(pressAll({ value: '+91', caret: [3, 3] }, '919123456789')).toBe('+919123456789');
    expect(pressAll({ value: '+91', caret: [3, 3] }, '+919123456789')).toBe('+919123456789');
    fc.assert(
      fc.property(numbers, (digits) => {
        expect(pressAll(selected('+919000000000'), `91${digits}`)).toBe(`+91${digits}`);
      }),
    );
  });

  it('keeps ten digits that begin with 91, and those that no mobile number follows', () => {
    expect(pressAll({ value: '+91', caret: [3, 3] }, '9191234567')).toBe('+919191234567');
    expect(pressAll({ value: '+91', caret: [3, 3] }, '91512345678')).toBe('+919151234567');
    expect(phoneField('+919191234567', '+9191912345867')).toBe('+919191234567');
  });
});
