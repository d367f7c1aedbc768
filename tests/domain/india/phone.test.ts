import * as fc from 'fast-check';
import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  beginsUnlikeMobile,
  editPhone,
  PHONE_LENGTH,
  PHONE_PREFIX,
  phoneFrom,
  type PhoneField,
  readPhone,
  readPhoneField,
} from '../../../src/domain/india/phone';
import { replacement } from '../../../src/domain/typed/edit';
import vectors from '../../data/india-vectors.json';

const typeAll = (start: string, typed: string): string =>
  Array.from(typed).reduce<PhoneField>(
    (field, text) => editPhone(field, { start: field.phone.length, end: field.phone.length, text }),
    { phone: start },
  ).phone;

/** The field after a text took the place of all, as a paste over everything or the browser's own filling in. */
const filled = (phone: string, text: string): string => editPhone({ phone }, replacement(phone, text)).phone;

const pasted = (phone: string, text: string, start = phone.length): PhoneField =>
  editPhone({ phone }, { start, end: start, text });

describe("the mobile field accepts only '+91', one optional space and up to ten digits", () => {
  it.each(['+91', '+91 ', '+91 98', '+91987', '+919876543210'])('takes %j [LOGIN-05]', (typed) => {
    expect(filled('+91', typed)).toBe(typed);
  });

  it.each(['+92', '+91  9', '+91-98', '+91a', '+919 8', 'x+919', '+919x'])(
    'ignores %j in place of everything [LOGIN-05]',
    (typed) => {
      expect(filled('+9187', typed)).toBe('+9187');
    },
  );

  it.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    '(98765) 43210',
    '09876543210',
    '919876543210',
    '091 98765 43210',
    '0091 98765 43210',
    '+91-98765-43210',
    '+91+919876543210',
    '+91919876543210',
    '+9109876543210',
    ' +919876543210',
  ])('gives the whole number %j its prefix, as a paste or the browser brings it', (brought) => {
    expect(filled('+91', brought)).toBe('+919876543210');
    expect(pasted('+91', brought).phone).toBe('+919876543210');
    expect(pasted('+91 70', brought).phone).toBe('+919876543210');
  });

  it.each(['98765432101', '19876543210', '9876543210x', 'x9876543210', '+929876543210'])(
    'ignores %j, which is no whole number of a mobile phone [LOGIN-05]',
    (brought) => {
      expect(filled('+9187', brought)).toBe('+9187');
    },
  );

  it('takes digits in place of everything as the beginning of a number, as it does when they are typed', () => {
    expect(['987654321', '5876543210'].map((digits) => filled('+9187', digits))).toEqual([
      '+91987654321',
      '+915876543210',
    ]);
  });

  it('keeps its value under letters and Backspace [LOGIN-05]', () => {
    expect(typeAll('+91', 'abc')).toBe('+91');
    expect(editPhone({ phone: '+91' }, { start: 2, end: 3, text: '' })).toEqual({ phone: '+91' });
    expect(editPhone({ phone: '+9198' }, { start: 4, end: 5, text: '' })).toEqual({ phone: '+919' });
  });

  it('never holds more than 13 characters [LOGIN-06]', () => {
    expect(typeAll('+91', '9876543210')).toBe('+919876543210');
    expect(typeAll('+919876543210', '5')).toBe('+919876543210');
    expect(filled('+91', '+91 98765432105')).toBe('+91');
  });

  it('gives up the space for the tenth digit, so that the number can be sent [LOGIN-07]', () => {
    expect(typeAll('+91', ' 987654321')).toBe('+91 987654321');
    expect(typeAll('+91', ' 9876543210')).toBe('+919876543210');
    expect(filled('+91', '+91 9876543210')).toBe('+919876543210');
    expect(readPhone(typeAll('+91', ' 9876543210'))).toEqual(right('+919876543210'));
  });

  it('holds a valid beginning of at most 13 characters after any edits', () => {
    const character = fc.constantFrom('+', '9', '1', '0', ' ', 'a', '-');
    const edit = fc.tuple(fc.nat(15), fc.nat(15), fc.string({ unit: character, maxLength: 15 }));
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const value = edits.reduce(
          (held, [from, length, text]) => editPhone(held, { start: from, end: from + length, text }),
          { phone: PHONE_PREFIX } as PhoneField,
        ).phone;
        expect(value).toMatch(/^\+91 ?\d{0,10}$/);
        expect(value.length).toBeLessThanOrEqual(PHONE_LENGTH);
      }),
    );
  });

  it('lets every ten digits be typed, with or without the space', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), fc.boolean(), (digits, spaced) => {
        expect(typeAll('+91', `${spaced ? ' ' : ''}${digits}`)).toBe(`+91${digits}`);
      }),
    );
  });
});

describe('a text that is brought and not taken', () => {
  it.each(['+14155550123', '14155550123', '0044 7911 123456', '+98 7654 3210', '98765432101234'])(
    'is said to be no Indian mobile number: %j [LOGIN-05]',
    (text) => {
      expect(pasted('+91', text)).toEqual({ phone: '+91', refused: 'notIndian' });
    },
  );

  it('is said to be no number', () => {
    expect(pasted('+9198', 'Asha Rao')).toEqual({ phone: '+9198', refused: 'noNumber' });
  });

  it('is said to be none where it is the beginning of a number behind other digits', () => {
    expect(pasted('+9187', '+91987')).toEqual({ phone: '+9187', refused: 'notIndian' });
    expect(pasted('+91', '+91987')).toEqual({ phone: '+91987' });
  });

  it('is not spoken of where it is one key', () => {
    expect(pasted('+9198', 'a')).toEqual({ phone: '+9198' });
  });
});

describe('a number from elsewhere', () => {
  it.each([
    ['+919876543210', '+919876543210'],
    ['98765 43210', '+919876543210'],
    ['+91 98', '+91 98'],
    ['', '+91'],
    ['+14155550123', '+91'],
    ['Asha Rao', '+91'],
  ])('is held, of %j, as %j', (text, held) => {
    expect(phoneFrom(text)).toBe(held);
  });
});

describe('a digit beyond the tenth', () => {
  it('is remembered only where it was typed behind the tenth [LOGIN-34]', () => {
    const phone = '+919191234567';
    expect(pasted(phone, '8')).toEqual({ phone, beyond: '8' });
    for (const at of [0, 3, 8, 12]) expect(pasted(phone, '8', at)).toEqual({ phone });
    expect(editPhone({ phone, beyond: '8' }, { start: 13, end: 13, text: 'x' })).toEqual({ phone });
  });

  it('refuses a number that begins as no Indian mobile number does', () => {
    expect(readPhoneField({ phone: '+911415555012', beyond: '3' })).toEqual(left({ kind: 'PhoneInvalid' }));
  });

  it('leaves a mobile number as it is, and without it ten digits are left to the server [LOGIN-09]', () => {
    expect(readPhoneField({ phone: '+919155550123', beyond: '3' })).toEqual(right('+919155550123'));
    expect(readPhoneField({ phone: '+911415555012' })).toEqual(right('+911415555012'));
    expect(readPhoneField({ phone: '+919876543210' })).toEqual(right('+919876543210'));
    expect(readPhoneField({ phone: '+9198765' })).toEqual(left({ kind: 'PhoneInvalid' }));
  });
});

describe('digits that begin as no Indian mobile number does', () => {
  it('are noticed with the first one', () => {
    expect(['+911', '+91 0', '+911415555012'].map(beginsUnlikeMobile)).toEqual([true, true, true]);
    expect(['+91', '+91 ', '+916', '+919155550123'].map(beginsUnlikeMobile)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the cleaned number is 13 characters long', () => {
  it('refuses 12 characters and takes 13 [LOGIN-09]', () => {
    expect(readPhone('+91987654321')).toEqual(left({ kind: 'PhoneInvalid' }));
    expect(readPhone('+919876543210')).toEqual(right('+919876543210'));
    expect(readPhone('0+919876543210')).toEqual(left({ kind: 'PhoneInvalid' }));
  });

  it('removes spaces before it counts', () => {
    expect(readPhone('+91 9876543210')).toEqual(right('+919876543210'));
    expect(readPhone(' +91 98765 43210 ')).toEqual(right('+919876543210'));
    expect(readPhone('+91 987654321 ')).toEqual(left({ kind: 'PhoneInvalid' }));
  });

  it.each(vectors.mobile.valid)('takes the mobile number $value', ({ value }) => {
    expect(readPhone(value)).toEqual(right(value));
  });

  it.each(vectors.mobile.passes_rule_but_landline)(
    'takes $value, which only a directory could refuse',
    ({ value }) => {
      expect(readPhone(value)).toEqual(right(value));
    },
  );

  it.each(vectors.mobile.accepted_after_cleaning)('takes $value after cleaning', ({ value }) => {
    expect(readPhone(value)).toEqual(right(value.replaceAll(' ', '')));
  });

  const refused = vectors.mobile.invalid.filter(({ value }) => !/^\+91\d{10}$/.test(value));

  it.each(refused)('refuses $value: $reason', ({ value }) => {
    expect(readPhone(value)).toEqual(left({ kind: 'PhoneInvalid' }));
  });

  it('leaves a first digit that no mobile number has to the server, since the rule is the length alone', () => {
    const others = vectors.mobile.invalid
      .filter((vector) => !refused.includes(vector))
      .map(({ value }) => value);
    expect(others).toEqual(['+915876543210', '+910123456789']);
    expect(others.map(readPhone)).toEqual(others.map((value) => right(value)));
  });
});
