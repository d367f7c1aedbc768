import { isRight, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { anOrderForm } from '../../domain/checkout/builders';
import { aCart } from '../../doubles/aCart';
import { aCheckout, checkoutInput, turns } from './aCheckout';

describe('an order that is paid', () => {
  // A tab that was opened before the payment still shows the old cart, in which the address can be changed.
  describe.each(['12 MG Road', '7 Lake View'])('to %s', (address) => {
    it.each([
      ['is empty', aCart(0), false],
      ['holds other services', aCart(2), false],
      ['cannot be read', aCart(), true],
    ])('is shown, not placed again, once it is paid and the cart %s', async (_, cart, isUnread) => {
      const { place, transactions, orders, carts, payments } = aCheckout();
      await place.execute(checkoutInput({ form: anOrderForm({ address: '12 MG Road' }) }));
      transactions.transactions = transactions.transactions.map((order) => ({
        ...order,
        payment: 'success',
      }));
      carts.cart = cart;
      if (isUnread) carts.fail();
      const shown = await place.execute(checkoutInput({ form: anOrderForm({ address }) }));
      expect(isRight(shown) && (await shown.right.start())).toEqual(
        right({ kind: 'Unclear', orderId: '77' }),
      );
      expect(orders.calls).toHaveLength(1);
      expect(payments.prepared).toHaveLength(1);
    });
  });

  it('is not paid again where it is on the one page of the list that can be read [RESUME-02]', async () => {
    const { place, transactions, carts, payments, orders } = aCheckout();
    await place.execute(checkoutInput());
    transactions.transactions = transactions.transactions.map((order) => ({ ...order, payment: 'success' }));
    transactions.isWhole = false;
    carts.cart = aCart(0);
    await place.execute(checkoutInput());
    expect([payments.prepared.length, orders.made]).toEqual([1, ['77']]);
  });

  it('is not placed again when the customer stops while the cart is read', async () => {
    const { place, transactions, orders, carts } = aCheckout();
    await place.execute(checkoutInput());
    transactions.transactions = transactions.transactions.map((order) => ({ ...order, payment: 'success' }));
    const controller = new AbortController();
    carts.reprice = (cart) => {
      controller.abort();
      return cart;
    };
    await place.execute(checkoutInput({ signal: controller.signal }));
    await turns();
    expect(orders.calls).toHaveLength(1);
  });

  it('starts over once it is paid while the cart holds the same lines', async () => {
    const { place, transactions, orders } = aCheckout();
    await place.execute(checkoutInput());
    transactions.transactions = transactions.transactions.map((order) => ({ ...order, payment: 'success' }));
    const again = await place.execute(checkoutInput());
    expect(isRight(again) && again.right.orderId).toBe('78');
    expect(orders.made).toEqual(['77', '78']);
  });
});
