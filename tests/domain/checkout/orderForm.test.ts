import * as fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  checkOrderForm,
  fillBlanks,
  prefillOrderForm,
  typeOrderField,
} from '../../../src/domain/checkout/orderForm';
import type { KnownProfile, KnownUser } from '../../../src/domain/checkout/orderForm';
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
      email: ' e ',
      gstin: ' g ',
      address: ' 12\nHill|Road ',
      locality: ' ',
      state: ' Delhi ',
      zipCode: ' 110001 ',
    };
    expect(checkOrderForm(typed)).toEqual(
      right({
        fullName: 'Asha Rao',
        phone: '1',
        email: 'e',
        gstin: 'g',
        address: '12 Hill Road',
        locality: '',
        state: 'Delhi',
        zipCode: '110001',
      }),
    );
  });

  it('is accepted exactly when all six are filled, and is accepted again unchanged', () => {
    const text = fc.constantFrom('', ' ', '|', 'x', ' y\n');
    const forms = fc.record({
      fullName: text,
      phone: text,
      email: text,
      gstin: text,
      address: text,
      locality: text,
      state: text,
      zipCode: text,
    });
    fc.assert(
      fc.property(forms, (form) => {
        const checked = checkOrderForm(form);
        const needed = [form.fullName, form.phone, form.email, form.address, form.state, form.zipCode];
        expect(isRight(checked)).toBe(needed.every((value) => /[xy]/.test(value)));
        expect(isRight(checked) ? checkOrderForm(checked.right) : checked).toEqual(checked);
      }),
    );
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
});

describe('blank fields filled with known values', () => {
  const known = anOrderForm();
  const blank = prefillOrderForm(none, none);

  it('leave nothing blank that is known', () => {
    expect(fillBlanks(blank, known)).toEqual(known);
  });

  it.each(Object.keys(known))('keep what was typed as %s', (field) => {
    expect(fillBlanks({ ...blank, [field]: 'typed' }, known)).toEqual({ ...known, [field]: 'typed' });
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
