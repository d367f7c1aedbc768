import { act, screen, waitFor } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { paise } from '../../../src/domain/money/money';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { aBackend } from '../dashboard/aBackend';
import { openDashboard } from '../dashboard/openDashboard';
import { storageWithAttempt } from '../checkout/openResult';

/** Transactions with the failed order 77, which this browser placed, and an older one. */
const openTransactions = async (amounts: Partial<Transaction> = {}) => {
  const backend = { ...aBackend(), checkout: storageWithAttempt() };
  const failed = { payment: 'failed', paymentText: 'Failed', ...amounts } as const;
  backend.transactions.transactions = [
    aTransaction({ id: '2', orderId: '77', ...failed }),
    aTransaction({ id: '1', orderId: '76', ...failed }),
  ];
  const opened = openDashboard(backend);
  await opened.openTab('Transactions');
  await act(() => opened.cart.refresh());
  const button = await waitFor(() => {
    const found = screen.getByRole('button', { name: 'Pay now' });
    // Its place is held by a disabled button until its code is there.
    expect(found.hasAttribute('disabled')).toBe(false);
    return found;
  });
  return { ...opened, press: () => opened.user.click(button) };
};

describe('a transaction that can be paid [RESUME-02]', () => {
  it('shows Pay now beside its sentence, without a press; no other does', async () => {
    await openTransactions();
    expect(screen.getByText(/You can still pay this order/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Pay now' })).toHaveLength(1);
  });

  it('says what is asked for now where that is not the total [BUY-07]', async () => {
    await openTransactions({ payable: some(paise(59_000)) });
    expect(screen.getByText('Payable now').parentElement?.textContent).toBe('Payable now ₹590');
  });

  it('says no second amount where the whole is asked for', async () => {
    await openTransactions();
    expect(screen.queryByText('Payable now')).toBeNull();
  });

  it('leads to the payment of that order', async () => {
    const { press, payments } = await openTransactions();
    await press();
    await waitFor(() => expect(payments.started).toEqual(['77']));
    expect(screen.getByText('Taking you to the payment page…')).toBeTruthy();
  });

  it('leads to the result page where another tab has paid it', async () => {
    const { press, payments, transactions, address } = await openTransactions();
    transactions.transactions = [aTransaction({ id: '2', orderId: '77' })];
    await press();
    await waitFor(() => expect(address()).toBe('/payment-response?status=checking&order_id=77'));
    expect(payments.started).toEqual([]);
  });

  it('says why it cannot be paid any more, and is read again [RESUME-03]', async () => {
    const { press, payments, carts, notifier } = await openTransactions();
    carts.cart = { ...carts.cart, lines: [] };
    await press();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull());
    expect(notifier.failures.join(' ')).toMatch(/your cart has changed since/);
    expect(payments.prepared).toEqual([]);
  });

  it('says what went wrong and can be pressed again', async () => {
    const { press, payments } = await openTransactions();
    payments.failure = gatewayError('Rejected', 'Down');
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('Payment Error: Down');
    payments.failure = undefined;
    await press();
    await waitFor(() => expect(payments.started).toEqual(['77']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('names its own button when the payment page was closed', async () => {
    const { press, payments } = await openTransactions();
    payments.outcome = { kind: 'Dismissed' };
    await press();
    expect((await screen.findByRole('alert')).textContent).toMatch(/press Pay now to try again/);
  });

  it('starts no payment after the customer has left the screen', async () => {
    const { press, payments, transactions, unmount } = await openTransactions();
    const { promise, resolve } = Promise.withResolvers<void>();
    const list = transactions.allForCertain.bind(transactions);
    transactions.allForCertain = (signal) => async () => {
      await promise;
      return list(signal)();
    };
    await press();
    unmount();
    await act(async () => resolve());
    expect(payments.started).toEqual([]);
  });
});
