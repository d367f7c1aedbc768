import type { PaymentState } from '../../../src/domain/transactions/transaction';
import { isRight, left } from 'fp-ts/Either';
import { getOrElse, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { PayOrder } from '../../../src/application/checkout/PayOrder';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { CheckoutStorage } from '../../../src/application/ports/CheckoutStorage';
import type { PaymentOutcome } from '../../../src/application/ports/PaymentGateway';
import type { OrderAttempt } from '../../../src/domain/checkout/orderAttempt';
import { orderId } from '../../../src/domain/transactions/transaction';
import { anOrderForm, aPayer } from '../../domain/checkout/builders';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { aCart } from '../../doubles/aCart';
import { aCheckout, checkoutInput, turns } from './aCheckout';

const signal = new AbortController().signal;
const id = orderId('77');

const placedAttempt = (storage: CheckoutStorage): OrderAttempt =>
  getOrElse((): OrderAttempt => {
    throw new Error('Nothing was placed.');
  })(storage.attempt());

/** Order 77 was placed from the cart, and its payment failed. */
const afterFailure = async () => {
  const made = aCheckout();
  await made.place.execute(checkoutInput());
  const listAs = (payment: PaymentState): void => {
    made.transactions.transactions = [aTransaction({ orderId: '77', payment })];
  };
  listAs('failed');
  const payOrder = new PayOrder(made.dependencies);
  const outcome = async (): Promise<PaymentOutcome | string> => {
    const prepared = await payOrder.execute(id, signal);
    if (!isRight(prepared)) return prepared.left.kind;
    const ended = await prepared.right.start();
    return isRight(ended) ? ended.right : ended.left.kind;
  };
  return { ...made, listAs, payOrder, outcome };
};

describe('Pay now [RESUME-02]', () => {
  it('prepares the payment of the order again, and places none', async () => {
    const { payOrder, payments, orders, outcome } = await afterFailure();
    const prepared = await payOrder.execute(id, signal);
    expect(isRight(prepared) && prepared.right.orderId).toBe('77');
    expect(payments.prepared[1]).toEqual(payments.prepared[0]);
    expect(await outcome()).toEqual({ kind: 'Redirecting' });
    expect(orders.made).toEqual(['77']);
  });

  it('repeats what was ordered, though the form and the price were changed since', async () => {
    const { payOrder, payments, storage, carts } = await afterFailure();
    storage.keepForm(anOrderForm({ fullName: 'Somebody Else', address: 'Elsewhere' }));
    carts.cart = { ...aCart(), payment: { ...aCart().payment, payableText: '1.00' } };
    await payOrder.execute(id, signal);
    expect(payments.prepared[1]).toEqual(payments.prepared[0]);
  });

  it('pays the order that a list names which is not whole, and shows it where it is paid', async () => {
    const { outcome, transactions, listAs } = await afterFailure();
    transactions.isWhole = false;
    expect(await outcome()).toEqual({ kind: 'Redirecting' });
    listAs('success');
    expect(await outcome()).toEqual({ kind: 'Unclear', orderId: '77' });
  });

  it('that is cancelled while the payment is prepared says nothing of a failed payment', async () => {
    const { payOrder, payments } = await afterFailure();
    payments.failure = gatewayError('Cancelled');
    expect(await payOrder.execute(id, signal)).toEqual(left({ kind: 'Cancelled', message: '' }));
  });

  it('pressed in two tabs at once pays the one order', async () => {
    const { dependencies, orders, payments } = await afterFailure();
    const tabs = [new PayOrder(dependencies), new PayOrder(dependencies)];
    const prepared = await Promise.all(tabs.map((tab) => tab.execute(id, signal)));
    expect(prepared.map((one) => isRight(one) && one.right.orderId)).toEqual(['77', '77']);
    expect(new Set(payments.prepared.map((one) => one.orderId))).toEqual(new Set(['77']));
    expect(orders.made).toEqual(['77']);
  });

  it('waits for Place Order in another tab, which may replace the order', async () => {
    const { payOrder, reloaded, orders, carts, payments } = await afterFailure();
    const { promise, resolve } = Promise.withResolvers<void>();
    orders.gate = promise;
    carts.cart = aCart(2);
    const placing = reloaded().execute(checkoutInput({ cart: aCart(2) }));
    await turns();
    const paying = payOrder.execute(id, signal);
    await turns();
    resolve();
    await placing;
    expect(await paying).toMatchObject(
      left({ kind: 'NotPayable', state: { kind: 'replaced', by: 'order' } }),
    );
    expect(payments.prepared.map((one) => one.orderId)).toEqual(['77', '78']);
  });

  it('shows the result of an order that another tab has paid, without a second payment', async () => {
    const { listAs, outcome, payments } = await afterFailure();
    listAs('success');
    expect(await outcome()).toEqual({ kind: 'Unclear', orderId: '77' });
    expect(payments.prepared).toHaveLength(1);
  });
});

describe('an order that Pay now cannot pay [RESUME-03]', () => {
  it('is refused with its state, as the list and the cart are now', async () => {
    const { payOrder, carts, payments } = await afterFailure();
    carts.cart = aCart(2);
    expect(await payOrder.execute(id, signal)).toEqual(
      left({ kind: 'NotPayable', state: { kind: 'replaced', by: 'cart' } }),
    );
    expect(payments.prepared).toHaveLength(1);
  });

  it.each(['the list', 'the cart', 'the order'])(
    'is not paid blindly where %s cannot be read',
    async (what) => {
      const { outcome, transactions, carts, payments } = await afterFailure();
      if (what === 'the list') transactions.fail();
      if (what === 'the cart') carts.failure = gatewayError('ServerFault');
      if (what === 'the order') transactions.transactions = [];
      expect(await outcome()).toBe('OrdersUnread');
      expect(payments.prepared).toHaveLength(1);
    },
  );

  it('is not known to a browser that did not place it', async () => {
    const { outcome, storage } = await afterFailure();
    storage.forgetAttempt();
    expect(await outcome()).toBe('NotPayable');
  });

  it('is paid from the cart where an earlier release kept nothing to pay it with', async () => {
    const { outcome, storage } = await afterFailure();
    storage.keepAttempt({ ...placedAttempt(storage), terms: none });
    expect(await outcome()).toBe('OnlyFromCart');
  });

  it("is refused in the server's words when the payment cannot be prepared [PAY-14]", async () => {
    const { payOrder, payments } = await afterFailure();
    payments.failure = gatewayError('Rejected', 'Already paid.');
    expect(await payOrder.execute(id, signal)).toEqual(
      left({ kind: 'PaymentFailed', message: 'Already paid.' }),
    );
  });

  it('is not paid after the customer has stopped waiting', async () => {
    const { payOrder, payments } = await afterFailure();
    const controller = new AbortController();
    const paying = payOrder.execute(id, controller.signal);
    controller.abort();
    expect(await paying).toMatchObject(left({ kind: 'Cancelled' }));
    expect(payments.prepared).toHaveLength(1);
  });
});

describe('an order that costs nothing', () => {
  it('shows its result instead of a payment', async () => {
    const { outcome, storage, payments } = await afterFailure();
    storage.keepAttempt({ ...placedAttempt(storage), terms: some({ amountText: '', payer: aPayer() }) });
    expect(await outcome()).toEqual({ kind: 'Unclear', orderId: '77' });
    expect(payments.prepared).toHaveLength(1);
  });
});
