import { aNamed } from '../../domain/checkout/attempts';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { ConfirmPayment } from '../../../src/application/checkout/ConfirmPayment';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { settle } from '../../../src/domain/checkout/settledResult';
import { orderId } from '../../../src/domain/transactions/transaction';
import { aRead } from '../../domain/checkout/builders';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { InMemoryCheckoutStorage } from '../../doubles/InMemoryCheckoutStorage';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';

const success = { state: 'success', orderId: orderId('77') } as const;
const paid = aTransaction({ orderId: '77', payment: 'success', paymentText: 'Success' });
const failed = aTransaction({ orderId: '77', payment: 'failed', paymentText: 'Failed' });
const pending = aTransaction({ orderId: '77', payment: 'otherwise', paymentText: 'Pending' });

const aTab = (orders = [paid]) => {
  const transactions = new InMemoryTransactionGateway(orders);
  const analytics = new InMemoryAnalytics();
  const storage = new InMemoryCheckoutStorage();
  return {
    transactions,
    analytics,
    storage,
    confirm: new ConfirmPayment({ transactions, storage, analytics }),
  };
};

describe("'Payment Completed'", () => {
  it('is tracked once for an order id, however often its page is opened [ANLY-05]', async () => {
    const { confirm, analytics, transactions } = aTab();
    await confirm.execute(success);
    await confirm.execute(success);
    expect(analytics.events).toEqual([{ event: 'Payment Completed', details: {} }]);
    transactions.transactions = [];
    await confirm.execute({ state: 'success', orderId: orderId('78') });
    expect(analytics.events).toHaveLength(2);
  });

  it('is not tracked for a failed or pending payment, nor without an order id [ANLY-05]', async () => {
    const { confirm, analytics, transactions } = aTab([failed]);
    await confirm.execute(success);
    transactions.transactions = [pending];
    await confirm.execute(success);
    transactions.transactions = [];
    await confirm.execute({ state: 'failed', orderId: orderId('77') });
    await confirm.execute({ state: 'checking', orderId: orderId('77') });
    await confirm.execute({ state: 'success', orderId: orderId('') });
    expect(analytics.events).toEqual([]);
  });
});

/** The discount code that is stored after the result of order 77 was opened. */
const codeAfter = async (orders: Parameters<typeof aTab>[0], attemptOrder: string): Promise<string> => {
  const { confirm, storage } = aTab(orders);
  storage.keepAttempt(aNamed({ orderId: some(attemptOrder) }));
  storage.keepDiscountCode('SAVE10');
  await confirm.execute(success);
  return storage.discountCode();
};

describe('the discount code of an order', () => {
  it('is not kept for the next cart once the order is listed as paid', async () => {
    expect(await codeAfter([paid], '77')).toBe('');
  });

  it('stays while its order can still be paid, or when another order is opened', async () => {
    expect(await codeAfter([failed], '77')).toBe('SAVE10');
    expect(await codeAfter([pending], '77')).toBe('SAVE10');
    expect(await codeAfter([], '77')).toBe('SAVE10');
    expect(await codeAfter([paid], '78')).toBe('SAVE10');
  });
});

describe('a return that names no order', () => {
  it('is taken for the order that was begun in this browser, if there is one', () => {
    const { confirm, storage } = aTab();
    expect(confirm.begunOrder()).toBe('');
    storage.keepAttempt(aNamed({ orderId: none }));
    expect(confirm.begunOrder()).toBe('');
    storage.keepAttempt(aNamed());
    expect(confirm.begunOrder()).toBe('77');
  });
});

describe('the result of a payment', () => {
  it('is confirmed by a list that is not whole, and the code of the order is dropped [ANLY-05]', async () => {
    const { confirm, transactions, storage, analytics } = aTab();
    transactions.isWhole = false;
    storage.keepAttempt(aNamed());
    storage.keepDiscountCode('SAVE10');
    const findings = await confirm.execute({ ...success, state: 'checking' });
    expect(settle(success, findings, none)).toMatchObject({ state: 'success', confirmed: true });
    expect(storage.discountCode()).toBe('');
    expect(analytics.events).toHaveLength(1);
  });

  it('follows from the list of orders, which need not be there, and from the attempt that is kept', async () => {
    const { confirm, transactions, storage } = aTab();
    expect(await confirm.execute(success)).toEqual({ orders: aRead([paid]), attempt: none });
    const attempt = aNamed();
    storage.keepAttempt(attempt);
    transactions.fail();
    expect(await confirm.execute(success)).toEqual({
      orders: none,
      attempt: some(attempt),
      failure: gatewayError('ServerFault'),
    });
  });
});
