import type { PaymentState } from '../../../src/domain/transactions/transaction';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { aBackend } from '../dashboard/aBackend';
import { openDashboard } from '../dashboard/openDashboard';
import { storageWithAttempt } from '../checkout/openResult';
import { orderStateText } from '../../../src/ui/transactions/orderStateText';

const openOrder = async (payment: PaymentState, lines?: readonly []) => {
  const backend = { ...aBackend(), checkout: storageWithAttempt() };
  if (lines !== undefined) backend.carts.cart = { ...backend.carts.cart, lines };
  backend.transactions.transactions = [aTransaction({ orderId: '77', payment })];
  const opened = openDashboard(backend);
  await act(() => opened.cart.refresh());
  await opened.user.click(await screen.findByRole('button', { name: /77/ }));
  return opened;
};

describe('an expanded transaction [RESUME-01]', () => {
  it('says once that it can be paid', async () => {
    await openOrder('failed');
    expect(screen.getAllByText(/You can still pay this order/)).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Open cart' })).toBeNull();
  });

  it('says to wait first when it may just have been paid', async () => {
    await openOrder('otherwise');
    expect(screen.getByText(/If you have just paid, please wait for confirmation/)).toBeTruthy();
  });

  it('says what to do instead when the cart has replaced it [RESUME-03]', async () => {
    await openOrder('failed', []);
    expect(screen.getByText(/your cart has changed since/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open cart' }).getAttribute('href')).toBe('/cart');
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('says how to reach the provider when another browser placed it [RESUME-03]', async () => {
    const backend = aBackend();
    backend.transactions.transactions = [
      aTransaction({ orderId: '77', payment: 'failed', paymentText: 'Failed' }),
    ];
    const { user } = openDashboard(backend);
    await user.click(await screen.findByRole('button', { name: /77/ }));
    expect(screen.getByText(/If it was placed in another browser, pay it there/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toMatch(/contact-us$/);
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('says that it is being confirmed, without an offer to pay', async () => {
    await openOrder('otherwise', []);
    expect(
      screen.getByText(/^This payment is not confirmed yet\. If you have paid, please do not pay again/),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open cart' })).toBeNull();
    const payment = screen.getByRole('link', { name: 'See this payment' });
    expect(payment.getAttribute('href')).toMatch(/^\/payment-response\?.*checking/);
  });

  it('says nothing when it is paid', async () => {
    await openOrder('success');
    expect(document.querySelector('.portal-transaction-state')).toBeNull();
  });
});

describe('the sentence of an order', () => {
  it('differs for each state', () => {
    const sentences = [
      orderStateText({ kind: 'payable', mayBeUnderWay: false }),
      orderStateText({ kind: 'payable', mayBeUnderWay: true }),
      orderStateText({ kind: 'confirming' }),
      orderStateText({ kind: 'replaced', by: 'cart' }),
      orderStateText({ kind: 'replaced', by: 'order' }),
      orderStateText({ kind: 'unpaid', because: 'elsewhere' }),
      orderStateText({ kind: 'unpaid', because: 'cartUnread' }),
      orderStateText({ kind: 'unpaid', because: 'lastUnclear' }),
      orderStateText({ kind: 'refunded', isMade: false }),
      orderStateText({ kind: 'refunded', isMade: true }),
      orderStateText({ kind: 'paid' }),
    ];
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(sentences.at(-1)).toBe('');
  });

  it('never suggests buying again what a later order may have paid for', () => {
    expect(orderStateText({ kind: 'replaced', by: 'order' })).toMatch(/Check that order before/);
    expect(orderStateText({ kind: 'unpaid', because: 'elsewhere' })).toMatch(
      /If you have not paid for this service since/,
    );
  });
});
