import * as fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  checkOrderForm,
  fillBlanks,
  isWhole,
  orderFieldFault,
  prefillOrderForm,
  typeOrderField,
} from '../../../src/domain/checkout/orderForm';
import type { KnownProfile, KnownUser, OrderField, OrderForm } from '../../../src/domain/checkout/orderForm';
import { anOrderForm } from './builders';

const user: KnownUser = { displayName: 'Asha Rao', phone: '+919876543210', email: 'asha@example.in' };
const profile: KnownProfile = {
  displayName: 'A. Rao',
  username: '+919999999999',
  email: 'rao@example.in',
  address: '12 Hill Road',
  state: ' maharashtra ',
  pincode: '400 050',
};

describe('an order needs full name, phone, email, address, state and zip code', () => {
  it.each(['fullName', 'phone', 'email', 'address', 'state', 'zipCode'] as const)(
    'refuses an empty or blank %s and names it [PAY-01]',
    (field) => {
      const refusal = left({ kind: 'OrderFieldsMissing', fields: [field] });
      expect(checkOrderForm(anOrderForm({ [field]: '' }))).toEqual(refusal);
      expect(checkOrderForm(anOrderForm({ [field]: '  ' }))).toEqual(refusal);
      expect(checkOrderForm(anOrderForm({ [field]: '|\n' }))).toEqual(refusal);
    },
  );

  it.each(['\u200B', '...', '\u3164'])('refuses a name in which no letter is seen: %j', (fullName) => {
    expect(checkOrderForm(anOrderForm({ fullName }))).toEqual(
      left({ kind: 'OrderFieldsMissing', fields: ['fullName'] }),
    );
  });

  it('names all that is missing in the order of the form', () => {
    const empty = prefillOrderForm(none, none);
    expect(checkOrderForm(empty)).toEqual(
      left({
        kind: 'OrderFieldsMissing',
        fields: ['fullName', 'phone', 'email', 'address', 'state', 'zipCode'],
      }),
    );
  });

  it('does without locality and GSTIN [PAY-02]', () => {
    expect(isRight(checkOrderForm(anOrderForm({ locality: '', gstin: '' })))).toBe(true);
  });

  it('sends every value trimmed once', () => {
    const typed = {
      fullName: ' Asha Rao ',
      phone: ' 1',
      email: ' e@x.in ',
      gstin: ' 27 AAPFU 0939 F1ZV ',
      address: ' 12\nHill|Road ',
      locality: ' ',
      state: ' Delhi ',
      zipCode: ' 110001 ',
    };
    expect(checkOrderForm(typed)).toEqual(
      right({
        fullName: 'Asha Rao',
        phone: '1',
        email: 'e@x.in',
        gstin: '27AAPFU0939F1ZV',
        address: '12 Hill Road',
        locality: '',
        state: 'Delhi',
        zipCode: '110001',
      }),
    );
  });

  it('is accepted exactly when all six are filled in rightly, and is accepted again unchanged', () => {
    const text = fc.constantFrom('', ' ', '|', 'x', ' y\n');
    const email = fc.constantFrom('', ' ', 'asha', ' a@b.in ');
    const zipCode = fc.constantFrom('', '1', '011001', ' 411016');
    const gstin = fc.constantFrom('', ' - ', 'none', ' 27aapfu0939f1zv');
    const forms = fc.record({
      fullName: text,
      phone: text,
      email,
      gstin,
      address: text,
      locality: text,
      state: text,
      zipCode,
    });
    fc.assert(
      fc.property(forms, (form) => {
        const checked = checkOrderForm(form);
        const needed = [form.fullName, form.phone, form.address, form.state];
        const isRightly =
          form.email.includes('@') && form.zipCode.endsWith('411016') && !form.gstin.includes('none');
        expect(isRight(checked)).toBe(needed.every((value) => /[xy]/.test(value)) && isRightly);
        expect(isRight(checked) ? checkOrderForm(checked.right) : checked).toEqual(checked);
      }),
    );
  });
});

describe('a field without a letter or figure', () => {
  it.each([
    ['fullName', 'missing'],
    ['email', 'email'],
    ['gstin', 'gstin'],
    ['address', undefined],
    ['locality', undefined],
  ] as const)('is, as %s: %s [PAY-01] [BUY-05]', (field, fault) => {
    expect(orderFieldFault(anOrderForm({ [field]: '@' }), field)).toBe(fault);
  });
});

const isTypedOut = (given: Partial<OrderForm>, field: OrderField): boolean =>
  isWhole(anOrderForm(given), field);

describe('what the payment page or the invoice would refuse', () => {
  it.each([
    ['email', 'asha'],
    ['email', 'a b@c.in'],
    ['zipCode', '1'],
    ['zipCode', '0'],
    ['zipCode', '011001'],
    ['gstin', '27AAPFU0939F1Z'],
    ['gstin', 'not registered'],
  ] as const)('is refused in %s before anything is sent: %j [BUY-05]', (field, typed) => {
    const form = anOrderForm({ [field]: typed });
    expect(checkOrderForm(form)).toEqual(left({ kind: 'OrderFieldsInvalid', fields: [field] }));
    expect(orderFieldFault(form, field)).toBe(field);
  });

  it.each(['phone', 'address'] as const)('is missing where nobody can see it: %s', (field) => {
    expect(orderFieldFault(anOrderForm({ [field]: '\u200B \u2060' }), field)).toBe('missing');
  });

  it.each(['\u202A+91 98765 43210\u202C', '+९१ ९८७६५ ४३२१०'])(
    'is sent in plain signs as the phone: %j [ENTRY-07]',
    (phone) => {
      expect(checkOrderForm(anOrderForm({ phone }))).toMatchObject(right({ phone: '+91 98765 43210' }));
    },
  );

  it('is named together with what is missing, in the order of the form', () => {
    const form = anOrderForm({ email: 'asha', state: '', gstin: '27' });
    expect(checkOrderForm(form)).toEqual(
      left({ kind: 'OrderFieldsMissing', fields: ['email', 'state', 'gstin'] }),
    );
    expect(orderFieldFault(form, 'state')).toBe('missing');
    expect(orderFieldFault(form, 'fullName')).toBeUndefined();
  });

  it.each([
    ['27 AAPFU 0939 F1ZV', '27AAPFU0939F1ZV'],
    ['\u202A27aapfu0939f1zv\u202C', '27AAPFU0939F1ZV'],
    ['9917-IRL-29003-OSG', '9917IRL29003OSG'],
  ])('is not %j, which is sent as the 15 characters %s [BUY-05]', (gstin, sent) => {
    expect(checkOrderForm(anOrderForm({ gstin }))).toMatchObject(right({ gstin: sent }));
  });

  it('is not an address that a marked copy surrounds, which is sent without the marks', () => {
    expect(checkOrderForm(anOrderForm({ email: '\u202Aasha@example.in\u202C' }))).toMatchObject(
      right({ email: 'asha@example.in' }),
    );
  });

  it('is told while it is typed only once the number is whole', () => {
    expect([
      isTypedOut({ zipCode: '0110' }, 'zipCode'),
      isTypedOut({ zipCode: '011001' }, 'zipCode'),
    ]).toEqual([false, true]);
    expect([
      isTypedOut({ gstin: '27 AAPFU 0939' }, 'gstin'),
      isTypedOut({ gstin: '27 AAPFU 0939 F1AV' }, 'gstin'),
    ]).toEqual([false, true]);
    expect(isTypedOut({ email: 'asha' }, 'email')).toBe(false);
  });
});

describe('the initial form', () => {
  it("holds what is known, the session's user before the profile", () => {
    expect(prefillOrderForm(some(user), some(profile))).toEqual({
      fullName: 'Asha Rao',
      phone: '+919876543210',
      email: 'asha@example.in',
      gstin: '',
      address: '12 Hill Road',
      locality: '',
      state: 'Maharashtra',
      zipCode: '400050',
    });
  });

  it('takes from the profile what the user lacks', () => {
    const blank: KnownUser = { displayName: ' ', phone: '', email: '' };
    const expected = { fullName: 'A. Rao', phone: '+919999999999', email: 'rao@example.in' };
    expect(prefillOrderForm(some(blank), some(profile))).toMatchObject(expected);
    expect(prefillOrderForm(none, some(profile))).toMatchObject(expected);
  });

  it('is empty for a stranger, and chooses no state that is not in the list', () => {
    const empty = {
      fullName: '',
      phone: '',
      email: '',
      gstin: '',
      address: '',
      locality: '',
      state: '',
      zipCode: '',
    };
    expect(prefillOrderForm(none, none)).toEqual(empty);
    expect(prefillOrderForm(some(user), none)).toEqual({
      ...empty,
      fullName: 'Asha Rao',
      phone: '+919876543210',
      email: 'asha@example.in',
    });
    expect(prefillOrderForm(none, some({ ...profile, state: 'Bombay' })).state).toBe('');
  });

  it.each([
    ['Orissa', 'Odisha'],
    ['NEW DELHI', 'Delhi'],
    ['Pondicherry', 'Puducherry'],
    ['Tamilnadu', 'Tamil Nadu'],
    ['Jammu & Kashmir', 'Jammu and Kashmir'],
    ['तेलंगाना', 'Telangana'],
  ])('chooses the state that the profile calls %s [BUY-04]', (state, listed) => {
    expect(prefillOrderForm(none, some({ ...profile, state })).state).toBe(listed);
  });
});

describe('blank fields filled with known values', () => {
  const known = anOrderForm();
  const blank = prefillOrderForm(none, none);

  it('leave nothing blank that is known', () => {
    expect(fillBlanks(blank, known, blank)).toEqual(known);
  });

  it.each(Object.keys(known))('take %s for blank that holds only blanks', (field) => {
    const spaced = { ...blank, [field]: ' ' };
    expect(fillBlanks(spaced, known, spaced)).toEqual(known);
  });

  it.each(Object.keys(known))('keep what was typed as %s', (field) => {
    const typed = { ...blank, [field]: 'typed' };
    expect(fillBlanks(typed, known, blank)).toEqual({ ...known, [field]: 'typed' });
  });

  it.each(Object.keys(known))('keep %s blank that was cleared before they came', (field) => {
    const kept = { ...blank, [field]: 'kept' };
    expect(fillBlanks(blank, known, kept)).toEqual({ ...known, [field]: '' });
  });
});

describe('edits of the form', () => {
  it('keep other fields as typed', () => {
    expect(typeOrderField(anOrderForm(), 'address', ' 1 | a\n')).toEqual(
      anOrderForm({ address: ' 1 | a\n' }),
    );
    expect(typeOrderField(anOrderForm(), 'phone', '12a')).toEqual(anOrderForm({ phone: '12a' }));
  });

  it('keep digits alone in the zip code', () => {
    expect(typeOrderField(anOrderForm(), 'zipCode', '11a0 0012')).toEqual(anOrderForm({ zipCode: '110001' }));
  });
});
