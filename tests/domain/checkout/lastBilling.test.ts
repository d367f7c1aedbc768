import * as fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { fillBilling, offeredBilling, formOfFingerprint } from '../../../src/domain/checkout/lastBilling';
import { prefillOrderForm } from '../../../src/domain/checkout/orderForm';
import { orderFingerprint } from '../../../src/domain/checkout/sameOrder';
import { aCart } from '../cart/builders';
import { aLost, aNamed } from './attempts';
import { aCheckedForm, anOrder, anOrderForm } from './builders';

const fingerprint = orderFingerprint(anOrder({ form: aCheckedForm() }), aCart());
const ordered = () => some(aNamed({ fingerprint }));
const last = {
  address: '12 Hill Road',
  locality: 'Bandra',
  state: 'Maharashtra',
  zipCode: '400050',
  gstin: '27AAPFU0939F1ZV',
};
const blank = prefillOrderForm(none, none);
const FIELDS = ['address', 'locality', 'state', 'zipCode'] as const;

describe('the billing address of the last order', () => {
  it('is offered to a blank form, and one press fills all of it', () => {
    expect(offeredBilling(blank, blank, ordered())).toEqual(some(last));
    expect(fillBilling(blank, last)).toEqual({ ...blank, ...last });
  });

  it('is not offered before an order is known, or where the form already has it', () => {
    expect(offeredBilling(blank, blank, none)).toEqual(none);
    expect(offeredBilling(blank, blank, some(aLost({ fingerprint })))).toEqual(none);
    expect(offeredBilling(anOrderForm({ address: '12\nHill Road ' }), blank, ordered())).toEqual(none);
  });

  it.each(FIELDS)('is not offered where another %s was typed, since two addresses do not mix', (field) => {
    expect(offeredBilling({ ...blank, [field]: 'Goa' }, blank, ordered())).toEqual(none);
    expect(offeredBilling({ ...blank, [field]: last[field] }, blank, ordered())).toEqual(some(last));
  });

  it('may replace what came from the profile, which nobody typed', () => {
    const profile = { ...blank, address: '1 MG Road', state: 'Karnataka', zipCode: '560001' };
    expect(offeredBilling(profile, profile, ordered())).toEqual(some(last));
    expect(offeredBilling({ ...profile, locality: 'Indiranagar' }, profile, ordered())).toEqual(none);
  });

  it('is offered where the customer cleared what came from the profile', () => {
    const profile = { ...blank, address: '1 MG Road', state: 'Karnataka', zipCode: '560001' };
    expect(offeredBilling(blank, profile, ordered())).toEqual(some(last));
    expect(offeredBilling({ ...profile, address: ' ' }, profile, ordered())).toEqual(some(last));
  });

  it('fills in the GSTIN over blanks alone', () => {
    expect(fillBilling({ ...blank, gstin: '  ' }, last).gstin).toBe(last.gstin);
  });

  it('leaves a GSTIN that was typed, and the personal details', () => {
    const form = { ...blank, fullName: 'Nila Iyer', gstin: '29AAPFU0939F1ZR' };
    expect(fillBilling(form, last)).toEqual({ ...form, ...last, gstin: form.gstin });
  });

  it('is offered no more once it was filled in', () => {
    const text = fc.constantFrom('', ' ', '12 Hill Road', 'Goa');
    const forms = fc
      .record({ address: text, locality: text, state: text, zipCode: text, gstin: text })
      .map((given) => ({ ...blank, ...given }));
    fc.assert(
      fc.property(forms, forms, (form, profile) => {
        const offered = offeredBilling(form, profile, ordered());
        if (!isSome(offered)) return;
        expect(offeredBilling(fillBilling(form, offered.value), profile, ordered())).toEqual(none);
      }),
    );
  });
});

describe('the form of a fingerprint', () => {
  it('is that of its order, whatever was typed', () => {
    const text = fc.string();
    fc.assert(
      fc.property(text, text, (address, gstin) => {
        const form = aCheckedForm({ address, gstin });
        expect(formOfFingerprint(orderFingerprint(anOrder({ form }), aCart()))).toEqual(some(form));
      }),
    );
  });

  it.each(['', 'x', '{}', '[]', '[[]]', '[["a",1]]', 'null'])('is none for %s', (text) => {
    expect(formOfFingerprint(text)).toEqual(none);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('is none where part %i is no text', (place) => {
    const texts: readonly unknown[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(isSome(formOfFingerprint(JSON.stringify([texts])))).toBe(true);
    expect(formOfFingerprint(JSON.stringify([texts.with(place, 7)]))).toEqual(none);
  });
});
