import { isRight, left } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { aCart, aCartPayment } from '../../doubles/aCart';
import { aCheckout, checkoutInput } from './aCheckout';

const free = checkoutInput({
  cart: { ...aCart(), payment: aCartPayment({ payable: some(paise(0)), payableText: '0.00' }) },
});

describe('a cart that cannot be ordered', () => {
  it.each([
    ['empty', checkoutInput({ cart: aCart(0) }), 'CartEmpty'],
    [
      'empty, with blank fields',
      checkoutInput({ cart: aCart(0), form: { ...checkoutInput().form, email: '' } }),
      'CartEmpty',
    ],
    [
      'without a readable amount',
      checkoutInput({ cart: { ...aCart(), payment: aCartPayment({ payable: none, payableText: 'soon' }) } }),
      'AmountMissing',
    ],
  ])('is refused without a call: %s [RESUME-08]', async (_, signal, kind) => {
    const { place, orders, transactions } = aCheckout({ honoursKeys: false });
    expect(await place.execute(signal)).toEqual(left({ kind }));
    expect(await place.checkAgain(signal)).toEqual(left({ kind }));
    expect([orders.calls.length, transactions.readings]).toEqual([0, 0]);
  });
});

describe('an order with nothing to pay', () => {
  it('goes to its result without a payment [RESUME-08]', async () => {
    const { place, orders, payments, storage } = aCheckout();
    const placed = await place.execute(free);
    expect(isRight(placed) && placed.right.orderId).toBe('77');
    expect(isRight(placed) && (await placed.right.start())).toMatchObject({
      right: { kind: 'Unclear', orderId: '77' },
    });
    expect(orders.calls).toHaveLength(1);
    expect(payments.prepared).toEqual([]);
    expect(storage.attempt()).toMatchObject(some({ stage: { kind: 'placed', orderId: '77' } }));
  });
});
