import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editPhone, PHONE_PREFIX, type PhoneField } from '../../../src/domain/india/phone';
import { act, type Act, type BrowserField } from '../typed/aBrowserField';
import { runs } from '../../runs';

type Field = BrowserField<PhoneField>;

const done = act<PhoneField>({ text: ({ phone }) => phone, edit: editPhone, fixed: 3 });

const fieldOf = (phone: string, start: number, end = start): Field => ({
  state: { phone },
  selection: { start, end },
});

const press = (field: Field, text: string): Field => done(field, { kind: 'insert', text });
const pressAll = (field: Field, keys: string): Field => Array.from(keys).reduce(press, field);
const held = ({ state }: Field): string => state.phone;
const caretOf = ({ selection }: Field): readonly number[] => [selection.start, selection.end];

const selected = (value: string): Field => fieldOf(value, 0, value.length);
const mobile = fc.stringMatching(/^[6-9]\d{9}$/);
const withPrefix91 = fc.stringMatching(/^91\d{8}$/);
const numbers = fc.oneof(mobile, withPrefix91);

describe('an edit that touches the prefix changes the digits alone', () => {
  it.each([0, 1, 2])('holds no digit after a deletion of all behind %i [LOGIN-33]', (start) => {
    for (const phone of ['+919876543210', '+91 98', '+91'])
      expect(held(done(fieldOf(phone, start, phone.length), { kind: 'delete' }))).toBe('+91');
  });

  it.each([0, 1, 2])('keeps both digits after a deletion of the prefix behind %i [LOGIN-33]', (start) => {
    for (const kind of ['delete', 'backspace', 'cut'] as const)
      expect(held(done(fieldOf('+9187', start, 3), { kind }))).toBe('+9187');
  });

  it.each([0, 1, 2, 3])('takes the digits typed at %i, and the caret goes with them [LOGIN-33]', (at) => {
    const typed = pressAll(fieldOf('+9187', at), '65');
    expect([held(typed), caretOf(typed)]).toEqual(['+916587', [5, 5]]);
  });

  it('puts such a digit in the place of the optional space [LOGIN-33]', () => {
    expect(held(press(fieldOf('+91 87', 0), '6'))).toBe('+91687');
  });

  it('begins a new number with a digit that replaces everything [LOGIN-33]', () => {
    expect(held(press(selected('+919876543210'), '7'))).toBe('+917');
    expect(held(press(selected('+91'), '1'))).toBe('+911');
    expect(held(press(selected('+919876543210'), '+'))).toBe('+919876543210');
  });

  it('deletes no other digit behind the prefix, for numbers that begin with 91 too [ENTRY-08]', () => {
    expect(held(done(fieldOf('+9191876543', 3), { kind: 'backspace' }))).toBe('+9191876543');
    expect(held(done(fieldOf('+9112345678', 3), { kind: 'backspace' }))).toBe('+9112345678');
    expect(held(done(fieldOf('+9198765432', 0), { kind: 'delete' }))).toBe('+9198765432');
  });
});

describe('a number typed with 91 and without its plus', () => {
  it('holds the last ten of twelve digits [LOGIN-34]', () => {
    expect(held(pressAll(fieldOf('+91', 3), '919123456789'))).toBe('+919123456789');
    expect(held(pressAll(fieldOf('+91', 3), '+919123456789'))).toBe('+919123456789');
    fc.assert(
      fc.property(mobile, (digits) => {
        expect(held(pressAll(selected('+919000000000'), `91${digits}`))).toBe(`+91${digits}`);
      }),
    );
  });

  it('keeps ten digits that begin with 91 under an eleventh, and under two that no mobile number follows [ENTRY-08]', () => {
    expect(held(pressAll(fieldOf('+91', 3), '9191234567'))).toBe('+919191234567');
    expect(held(pressAll(fieldOf('+91', 3), '91912345678'))).toBe('+919191234567');
    expect(held(pressAll(fieldOf('+91', 3), '915123456789'))).toBe('+919151234567');
  });

  it('reads no second prefix out of what follows the twelve digits [ENTRY-08]', () => {
    expect(held(pressAll(fieldOf('+91', 3), '91919876543210'))).toBe('+919198765432');
  });

  it('counts only digits typed one behind the other [ENTRY-08]', () => {
    const eleven = pressAll(fieldOf('+91', 3), '91912345678');
    const retyped = press(done(eleven, { kind: 'backspace' }), '7');
    expect(held(press(retyped, '9'))).toBe('+919191234567');
  });
});

const digitKeys = fc.constantFrom(...Array.from('0123456789'), '९');
const keys = fc.oneof(digitKeys, fc.constantFrom(' ', '+', '-', 'a', '.'));
const deletions = fc.constantFrom('backspace', 'delete', 'cut', 'wordBack');
const acts: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: keys.map((text): Act => ({ kind: 'insert', text })) },
  {
    weight: 3,
    arbitrary: deletions.map((kind): Act => ({ kind })),
  },
  {
    weight: 1,
    arbitrary: numbers
      .chain((digits) =>
        fc.constantFrom(digits, `91${digits}`, `+91${digits}`, digits.slice(3), '+1415', 'x'),
      )
      .map((text): Act => ({ kind: 'insert', text })),
  },
);

const fields = fc
  .tuple(numbers, fc.nat(10), fc.boolean(), fc.nat(14), fc.nat(14))
  .map(([digits, count, isSpaced, one, other]) => {
    const space = isSpaced && count < 10 ? ' ' : '';
    const phone = `${PHONE_PREFIX}${space}${digits.slice(0, count)}`;
    const [start = 0, end = 0] = [one, other]
      .map((at) => Math.min(at, phone.length))
      .toSorted((a, b) => a - b);
    return fieldOf(phone, start, end);
  });

const digitsOf = (phone: string): string => phone.slice(3).trim();

/** The digits that an edit leaves where the browser has its way, without those of the prefix. */
const outside = ({ state, selection }: Field, kind: Act['kind']): string => {
  const { phone } = state;
  const { start, end } = selection;
  const one = start === end && kind !== 'cut' && kind !== 'insert';
  const from = one && kind === 'backspace' ? start - 1 : one && kind === 'wordBack' ? 0 : start;
  const to = one && kind === 'delete' ? end + 1 : end;
  return (phone.slice(3, Math.max(from, 3)) + phone.slice(Math.max(to, 3))).trim();
};

const numRuns = runs(3000);

describe('whatever is done to the mobile field', () => {
  it('holds a beginning of a number, with the caret in it [ENTRY-08]', () => {
    fc.assert(
      fc.property(fields, acts, (before, what) => {
        const after = done(before, what);
        expect(held(after)).toMatch(/^\+91 ?\d{0,10}$/);
        expect(held(after).length).toBeLessThanOrEqual(13);
        expect(caretOf(after)[1]).toBeLessThanOrEqual(held(after).length);
      }),
      { numRuns },
    );
  });

  it('a deletion removes the deleted digits, and changes or removes no other [ENTRY-08]', () => {
    fc.assert(
      fc.property(fields, deletions, (before, kind) => {
        expect(digitsOf(held(done(before, { kind })))).toBe(outside(before, kind));
      }),
      { numRuns },
    );
  });

  it('a digit stands where it was typed, or nothing changes [ENTRY-08]', () => {
    fc.assert(
      fc.property(fields, digitKeys, (before, key) => {
        const kept = outside(before, 'insert');
        const behind = digitsOf(held(before).slice(0, Math.max(caretOf(before)[0] ?? 0, 3)));
        const joined = behind + (key === '९' ? '9' : key) + kept.slice(behind.length);
        const after = digitsOf(held(press(before, key)));
        expect(after).toBe(joined.length > 10 ? digitsOf(held(before)) : joined);
      }),
      { numRuns },
    );
  });

  it('a refused key leaves text and selection as they were [ENTRY-08]', () => {
    fc.assert(
      fc.property(fields, fc.constantFrom('a', '-', '.', '+', '#'), (before, key) => {
        const { start, end } = before.selection;
        fc.pre(held(before).slice(start, end) !== key);
        expect(press(before, key)).toEqual(before);
      }),
      { numRuns },
    );
  });

  it('an eleventh digit is ignored wherever it is typed [ENTRY-08]', () => {
    fc.assert(
      fc.property(numbers, fc.nat(13), fc.nat(9), (digits, at, key) => {
        const after = press(fieldOf(`+91${digits}`, at), String(key));
        expect([held(after), caretOf(after)]).toEqual([`+91${digits}`, [at, at]]);
      }),
      { numRuns },
    );
  });

  it('of keys only twelve digits in a row that begin with 91 change a number of ten [ENTRY-08]', () => {
    fc.assert(
      fc.property(numbers, fc.stringMatching(/^\d{0,4}$/), (digits, more) => {
        const after = pressAll(fieldOf('+91', 3), digits + more);
        const twelve = /^91([6-9]\d{9})/.exec((digits + more).slice(0, 12));
        expect(held(after)).toBe(`+91${twelve?.[1] ?? digits}`);
      }),
      { numRuns },
    );
  });

  it('holds the number that is typed from any caret at or before the prefix, or over everything [LOGIN-33]', () => {
    const empty = fc.nat(3).map((at) => fieldOf(PHONE_PREFIX, at));
    const full = fc
      .tuple(numbers, fc.nat(10))
      .map(([digits, count]) => selected(`+91${digits.slice(0, count)}`));
    fc.assert(
      fc.property(fc.oneof(empty, full), numbers, (field, digits) => {
        expect(held(pressAll(field, digits))).toBe(`+91${digits}`);
      }),
      { numRuns },
    );
  });
});
