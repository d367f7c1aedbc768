import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { ConfirmPayment } from '../../../src/application/checkout/ConfirmPayment';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { PaymentResultScreen } from '../../../src/ui/checkout/PaymentResultScreen';
import { PaymentResultStore } from '../../../src/ui/checkout/PaymentResultStore';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { aCart } from '../../doubles/aCart';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryCheckoutVault } from '../../doubles/InMemoryCheckoutVault';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';
import { renderWith } from '../support/renderWith';

const listed = (paymentText: string) =>
  aTransaction({ orderId: '77', payment: paymentText === 'success' ? 'success' : 'otherwise', paymentText });

const openResult = (query: string, orders: readonly ReturnType<typeof listed>[] = []) => {
  const transactions = new InMemoryTransactionGateway(orders);
  const analytics = new InMemoryAnalytics();
  const timer = new InMemoryTimer();
  const carts = new InMemoryCartGateway(aCart());
  const confirm = new ConfirmPayment(transactions, new InMemoryCheckoutVault(), analytics);
  const cart = new CartStore(new LoadCart(carts, new InMemoryLog()));
  const store = new PaymentResultStore({ confirm, timer, cart });
  const at = `/payment-response${query}`;
  const stores = new Map([[PaymentResultStore, store]]);
  const view = renderWith(<PaymentResultScreen />, { stores, at, path: '/payment-response' });
  return { ...view, transactions, analytics, timer, carts, store };
};

const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;

describe('the result of a payment, as its address names it', () => {
  it.each([
    ['success', 'Payment successful'],
    ['failed', 'Payment failed'],
  ])('is %s with the id of the order [PAY-21]', async (status, text) => {
    openResult(`?status=${status}&order_id=77`);
    expect(title()).toBe(text);
    expect(screen.getByText(/Order 77/)).toBeTruthy();
    expect(await screen.findByText(/This is not confirmed yet/)).toBeTruthy();
  });

  it.each(['', '?status=abc&order_id=77', '?order_id=77'])(
    'is being checked with %j [PAY-22]',
    async (query) => {
      openResult(query);
      expect(title()).toBe('Checking your payment');
      await waitFor(() => expect(screen.queryByText('Looking…')).toBeNull());
    },
  );
});

describe('the result of a payment, as the list of orders says', () => {
  it('is confirmed, and the cart is read anew', async () => {
    const { carts, analytics } = openResult('?status=success&order_id=77', [listed('success')]);
    expect(await screen.findByText('Confirmed by your list of orders.')).toBeTruthy();
    expect(title()).toBe('Payment successful');
    expect(screen.queryByRole('button', { name: 'Look again' })).toBeNull();
    await waitFor(() => expect(carts.readings).toBe(1));
    expect(analytics.events.map(({ event }) => event)).toEqual(['Payment Completed']);
  });

  it("shows the order's total as the list gives it, and leads on to the work", async () => {
    const { user, address, navigationState } = openResult('?status=success&order_id=77&amount=5', [
      listed('success'),
    ]);
    expect(screen.queryByText(/Order total/)).toBeNull();
    expect((await screen.findByText(/Order total/)).textContent).toBe('Order total ₹1,180');
    await user.click(screen.getByRole('link', { name: 'Upload documents and follow the work' }));
    expect([address(), navigationState()]).toEqual(['/dashboard', { tab: 'quickAccess' }]);
  });

  it('offers no way to the work before the payment is a success', async () => {
    openResult('?status=checking&order_id=77', [listed('pending')]);
    expect(await screen.findByText(/its payment is not confirmed yet/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /follow the work/ })).toBeNull();
  });

  it('wins over an address that says more', async () => {
    const { analytics } = openResult('?status=success&order_id=77', [listed('failed')]);
    await waitFor(() => expect(title()).toBe('Payment failed'));
    expect(screen.getByRole('link', { name: 'Back to your cart' }).getAttribute('href')).toBe('/cart');
    expect(analytics.events).toEqual([]);
  });

  it('says that the money goes back when the order is listed as a refund', async () => {
    const { analytics } = openResult('?status=failed&order_id=77', [listed('refund_due')]);
    await waitFor(() => expect(title()).toBe('Refund in process'));
    expect(
      screen.getByText('This payment will be refunded to you. Your notifications say why.'),
    ).toBeTruthy();
    expect(screen.queryByText(/Nothing was paid/)).toBeNull();
    expect(analytics.events).toEqual([]);
  });

  it('is looked at again with growing gaps, until it is settled', async () => {
    const { transactions, timer } = openResult('?status=success&order_id=77', [listed('pending')]);
    await waitFor(() => expect(title()).toBe('Checking your payment'));
    await act(async () => timer.pass(1999));
    expect(transactions.readings).toBe(1);
    await act(async () => timer.pass(1));
    expect(transactions.readings).toBe(2);
    await act(async () => timer.pass(2000));
    expect(transactions.readings).toBe(2);
    transactions.transactions = [listed('success')];
    await act(async () => timer.pass(2000));
    await waitFor(() => expect(title()).toBe('Payment successful'));
    expect(timer.count).toBe(0);
  });

  it('is looked at again when the customer asks', async () => {
    const { user, transactions } = openResult('?status=failed&order_id=77');
    await user.click(await screen.findByRole('button', { name: 'Look again' }));
    expect(transactions.readings).toBe(2);
  });

  it('is not looked for any more once the page is left', async () => {
    const { unmount, timer, store } = openResult('?status=success&order_id=77', [listed('pending')]);
    unmount();
    await waitFor(() => expect(store.looking.isRunning).toBe(false));
    expect(timer.count).toBe(0);
  });

  it('is that of the order named last', async () => {
    const { store } = openResult('?status=failed&order_id=76', [listed('success')]);
    act(() => store.open({ _tag: 'Some', value: 'x' }, { _tag: 'Some', value: '77' }));
    await waitFor(() => expect(title()).toBe('Payment successful'));
  });
});
