import { isRight, left } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { SETTLING_MS } from '../../../src/domain/checkout/lostOrder';
import { instant } from '../../../src/domain/dates/instant';
import { newAttempt, type OrderAttempt } from '../../../src/domain/checkout/orderAttempt';
import { orderId } from '../../../src/domain/transactions/transaction';
import { anIntent } from '../../domain/checkout/attempts';
import { anOrderForm } from '../../domain/checkout/builders';
import { aCart, aCartPayment } from '../../doubles/aCart';
import { aCheckout, checkoutInput, turns } from './aCheckout';

describe('an order that was placed', () => {
  it('is paid again while cart and form are unchanged, with a fresh checksum [PAY-13]', async () => {
    const { place, orders, payments, reloaded } = aCheckout();
    await place.execute(checkoutInput());
    const again = await reloaded().execute(checkoutInput());
    expect(isRight(again) && again.right.orderId).toBe('77');
    expect(orders.calls).toHaveLength(1);
    expect(payments.prepared).toHaveLength(2);
  });

  it.each([
    ['the form', checkoutInput({ form: anOrderForm({ fullName: 'Asha R.' }) })],
    ['the items', checkoutInput({ cart: aCart(2) })],
    [
      'the payment',
      checkoutInput({ cart: { ...aCart(), payment: aCartPayment({ payableText: '1062.00' }) } }),
    ],
    ['the code', checkoutInput({ discountCode: 'SAVE10' })],
  ])('is another one once %s changed', async (_, changed) => {
    const { place, orders } = aCheckout();
    await place.execute(checkoutInput());
    await place.execute(changed);
    expect(orders.made).toEqual(['77', '78']);
  });

  it('whose payment cannot be prepared says so and is tried again for the same order [PAY-14]', async () => {
    const { place, payments, orders } = aCheckout();
    payments.failure = gatewayError('Rejected', 'Down');
    expect(await place.execute(checkoutInput())).toEqual(left({ kind: 'PaymentFailed', message: 'Down' }));
    expect(payments.started).toEqual([]);
    payments.failure = undefined;
    await place.execute(checkoutInput());
    expect(orders.made).toEqual(['77']);
  });

  it('is kept when its payment fails for another reason, though the list does not show it', async () => {
    const { place, payments, orders, transactions, clock } = aCheckout();
    payments.failure = gatewayError('ServerFault');
    await place.execute(checkoutInput());
    transactions.transactions = [];
    clock.pass(SETTLING_MS);
    await place.execute(checkoutInput());
    payments.failure = undefined;
    const again = await place.execute(checkoutInput());
    expect(isRight(again) && again.right.orderId).toBe('77');
    expect(orders.made).toEqual(['77']);
  });

  it('that the backend does not know does not exist: the next try starts over', async () => {
    const { place, payments, orders, transactions, clock } = aCheckout();
    await place.execute(checkoutInput());
    transactions.transactions = [];
    clock.pass(SETTLING_MS);
    payments.failure = gatewayError('NotFound');
    await place.execute(checkoutInput());
    payments.failure = undefined;
    await place.execute(checkoutInput());
    expect(orders.made).toEqual(['77', '78']);
  });

  it('is kept where the backend says neither that it knows it nor which orders there are [RESUME-04]', async () => {
    const { place, payments, orders, transactions, clock } = aCheckout();
    await place.execute(checkoutInput());
    transactions.fail('Rejected');
    clock.pass(SETTLING_MS);
    payments.failure = gatewayError('NotFound');
    await place.execute(checkoutInput());
    transactions.failure = undefined;
    payments.failure = undefined;
    await place.execute(checkoutInput());
    expect(orders.made).toEqual(['77']);
  });

  it('is looked up with the signal of the press, so that Cancel ends that read too', async () => {
    const { place, payments, transactions } = aCheckout();
    await place.execute(checkoutInput());
    payments.failure = gatewayError('NotFound');
    const controller = new AbortController();
    const read = vi.spyOn(transactions, 'allForCertain');
    await place.execute(checkoutInput({ signal: controller.signal }));
    const [signal] = read.mock.calls.at(-1) ?? [];
    expect(signal).toBeInstanceOf(AbortSignal);
  });

  it('is not dropped while the list may not show it yet [RESUME-04]', async () => {
    const { place, payments, orders, transactions, clock } = aCheckout();
    await place.execute(checkoutInput());
    transactions.transactions = [];
    clock.pass(SETTLING_MS - 1);
    payments.failure = gatewayError('NotFound');
    await place.execute(checkoutInput());
    payments.failure = undefined;
    await place.execute(checkoutInput());
    expect(orders.made).toEqual(['77']);
  });

  it.each([
    ['names its own order', { kind: 'placed', orderId: orderId('99') }],
    ['has no answer yet', { kind: 'calling' }],
  ] as const)(
    'is not forgotten for a newer attempt that %s, when its payment is not found [RESUME-06]',
    async (_, stage) => {
      const { place, payments, transactions, clock, storage } = aCheckout();
      await place.execute(checkoutInput());
      transactions.transactions = [];
      clock.pass(SETTLING_MS);
      const begun = { key: 'newer', startedAt: instant(0), earlier: [], isEarlierComplete: true };
      const newer: OrderAttempt = { ...newAttempt(anIntent(), begun), stage };
      payments.payable = () => {
        storage.keepAttempt(newer);
        return [];
      };
      await place.execute(checkoutInput());
      expect(storage.attempt()).toEqual(some(newer));
    },
  );

  it('is forgotten once, though another tab forgets it meanwhile', async () => {
    const { place, payments, transactions, clock, storage } = aCheckout();
    await place.execute(checkoutInput());
    transactions.transactions = [];
    clock.pass(SETTLING_MS);
    payments.payable = () => {
      storage.forgetAttempt();
      return [];
    };
    expect(await place.execute(checkoutInput())).toEqual(left({ kind: 'PaymentFailed', message: '' }));
    expect(storage.attempt()).toEqual(none);
  });

  it.each([
    ['the order is listed', false],
    ['the list is not available', true],
    ['the list is not whole', 'cut off'],
  ])('is not made a second time when its payment is not found but %s [PAY-14]', async (_, isListless) => {
    const { place, payments, orders, transactions, clock } = aCheckout();
    await place.execute(checkoutInput());
    clock.pass(SETTLING_MS);
    payments.failure = gatewayError('NotFound');
    if (isListless === true) transactions.fail();
    if (isListless === 'cut off') {
      transactions.transactions = [];
      transactions.isWhole = false;
    }
    expect(await place.execute(checkoutInput())).toEqual(left({ kind: 'PaymentFailed', message: '' }));
    payments.failure = undefined;
    const again = await place.execute(checkoutInput());
    expect(isRight(again) && again.right.orderId).toBe('77');
    expect(orders.made).toEqual(['77']);
  });

  it('is not ordered again by a press that is cancelled while it reads the cart once more', async () => {
    const { place, orders, transactions, carts, storage } = aCheckout();
    await place.execute(checkoutInput());
    transactions.transactions = transactions.transactions.map((order) => ({ ...order, payment: 'success' }));
    const controller = new AbortController();
    const before = storage.attempt();
    const load = carts.load.bind(carts);
    // The answer was on its way when the customer pressed Cancel.
    const reading = vi.spyOn(carts, 'load').mockImplementation(() => {
      controller.abort();
      return load();
    });
    const result = await place.execute(checkoutInput({ signal: controller.signal }));
    expect(result).toEqual(left({ kind: 'Cancelled', message: '' }));
    expect(reading).toHaveBeenCalled();
    expect(storage.attempt()).toEqual(before);
    expect(orders.made).toEqual(['77']);
  });

  it('is not ordered a second time from another tab while its call is under way [RESUME-09]', async () => {
    const { orders, reloaded, payments } = aCheckout({ honoursKeys: false });
    const { promise, resolve } = Promise.withResolvers<void>();
    orders.gate = promise;
    const tabs = [reloaded(), reloaded()].map((tab) => tab.execute(checkoutInput()));
    await turns();
    expect(orders.calls).toHaveLength(1);
    resolve();
    const paid = await Promise.all(tabs);
    expect(paid.map((one) => isRight(one) && one.right.orderId)).toEqual(['77', '77']);
    expect(orders.made).toEqual(['77']);
    expect(payments.prepared).toHaveLength(2);
  });
});
