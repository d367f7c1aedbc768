import { asReceived } from '../../../src/domain/received/asReceived';
import * as fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  cartFingerprint,
  isCartOfAttempt,
  holdsSameLines,
  isSameOrder,
  orderFingerprint,
} from '../../../src/domain/checkout/sameOrder';
import { type CartLine, type CartPayment, cartLineId } from '../../../src/domain/cart/cart';
import type { OrderField } from '../../../src/domain/checkout/orderForm';
import { paise } from '../../../src/domain/money/money';
import { aCart, aLine } from '../cart/builders';
import { aCartPayment } from '../../doubles/aCart';
import { aCheckedForm, anOrder } from './builders';

const fingerprint = orderFingerprint(anOrder(), aCart());

describe('what identifies an order', () => {
  const fields: readonly OrderField[] = [
    'fullName',
    'phone',
    'email',
    'gstin',
    'address',
    'locality',
    'state',
    'zipCode',
  ];

  it.each(fields)('is the %s', (field) => {
    expect(orderFingerprint(anOrder({ form: aCheckedForm({ [field]: 'other' }) }), aCart())).not.toBe(
      fingerprint,
    );
  });

  it('is the gateway and the code', () => {
    const others = [anOrder({ paymentGateway: 'other' }), anOrder({ discountCode: 'SAVE10' })];
    const all = others.map((order) => orderFingerprint(order, aCart()));
    expect(new Set([fingerprint, ...all]).size).toBe(3);
  });

  it('is not the user id, which may be learnt between two presses [RESUME-05]', () => {
    expect(orderFingerprint(anOrder({ userId: none }), aCart())).toBe(fingerprint);
    expect(orderFingerprint(anOrder({ userId: some('43') }), aCart())).toBe(fingerprint);
  });

  const lineChanges: readonly Partial<CartLine>[] = [
    { id: cartLineId('6') },
    { quantity: 2 },
    { amountText: '1001' },
  ];

  it.each(lineChanges)('is every item: %j', (change) => {
    expect(orderFingerprint(anOrder(), aCart({ lines: [aLine(change)] }))).not.toBe(fingerprint);
  });

  it('is not the order in which the backend lists the items, which may differ from answer to answer [RESUME-02]', () => {
    const lines = ['9', '10', 'b', 'a'].map((id) => aLine({ id: cartLineId(id) }));
    const [one, other, less] = [lines, lines.toReversed(), lines.slice(1)].map((listed) => {
      const cart = aCart({ lines: listed });
      return { order: orderFingerprint(anOrder(), cart), cart: cartFingerprint(cart), whole: cart };
    });
    if (one === undefined || other === undefined || less === undefined) throw new Error('three carts');
    expect([isSameOrder(one.order, other.order), holdsSameLines(one.cart, other.cart)]).toEqual([true, true]);
    expect(isCartOfAttempt(other.whole, one)).toBe(true);
    expect([isSameOrder(one.order, less.order), holdsSameLines(one.cart, less.cart)]).toEqual([false, false]);
  });

  it.each(['', 'a text', '7', '{"id":1}'])('is not known from a kept %j', (kept) => {
    expect([holdsSameLines(kept, '[]'), isSameOrder(kept, fingerprint)]).toEqual([false, false]);
    expect([holdsSameLines(kept, kept), isSameOrder(kept, kept)]).toEqual([true, true]);
  });

  const paymentChanges: readonly Partial<CartPayment>[] = [
    { subTotal: some(paise(1)) },
    { discount: some(paise(1)) },
    { gst: some(paise(1)) },
    { total: some(paise(1)) },
    { advance: some(paise(1)) },
    { payableText: '1180' },
  ];

  it.each(paymentChanges)('is what the cart costs: %j', (change) => {
    expect(orderFingerprint(anOrder(), aCart({ payment: aCartPayment(change) }))).not.toBe(fingerprint);
  });

  it('is neither how the items are named nor what else the backend sends', () => {
    const cart = aCart({
      lines: [aLine({ serviceName: 'x' })],
      payment: aCartPayment({ asReceived: asReceived({ other: 1 }) }),
    });
    expect(orderFingerprint(anOrder({ payment: asReceived({}) }), cart)).toBe(fingerprint);
  });

  it('keeps the values of two fields apart', () => {
    const texts = fc.string({ unit: fc.constantFrom('"', ',', '\\', 'a', ' ') });
    fc.assert(
      fc.property(texts, texts, texts, (one, two, three) => {
        const first = aCheckedForm({ address: one, locality: two });
        const second = aCheckedForm({ address: two, locality: three });
        const same = first.address === second.address && first.locality === second.locality;
        const prints = [first, second].map((form) => orderFingerprint(anOrder({ form }), aCart()));
        expect(prints[0] === prints[1]).toBe(same);
      }),
    );
  });
});
