import { act, screen, waitFor } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { filesOfTasks } from '../../application/work/filesOfTasks';
import { aDocument } from '../../domain/documents/aFile';
import { aTask } from '../../domain/work/aTask';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { listed, openResult, title, storageWithAttempt } from './openResult';

const SUCCESS = '?status=success&order_id=77';
const FAILED = '?status=failed&order_id=77';
const amounts = () => screen.queryByLabelText('Amounts of your order')?.textContent;

const wanted = [aDocument({ id: '20', name: 'PAN card' })];
const tasks = [
  aTask({ id: '7', orderId: '78', serviceName: 'Book Keeping' }),
  aTask({ id: '6', orderId: '77', serviceName: 'Audit' }),
  aTask({ id: '5', orderId: '77', serviceName: 'GST Filing' }),
];
const openPaid = (documents: Parameters<typeof filesOfTasks>[0], given: Partial<Transaction> = {}) =>
  openResult(SUCCESS, {
    orders: [listed('success', given)],
    work: new InMemoryWorkGateway(tasks),
    files: filesOfTasks(documents),
  });
const uploads = () => screen.queryAllByRole('link', { name: /^Upload/ }).map((link) => link.textContent);

describe('after a payment', () => {
  it('links to the tasks that want documents, in the order of the services', async () => {
    const { user, address, navigationState } = openPaid({ 5: wanted, 6: wanted, 7: wanted });
    const link = await screen.findByRole('link', { name: 'Upload documents for GST Filing' });
    expect(uploads()).toEqual(['Upload documents for GST Filing', 'Upload documents for Audit']);
    expect(screen.getByText(/upload your documents so we can start/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['GST Filing', 'Audit']),
    );
    expect(screen.queryByRole('link', { name: 'Track the work' })).toBeNull();
    await user.click(link);
    expect(address()).toBe('/task-detail/5');
    expect(navigationState()).toEqual({ serviceName: 'GST Filing', userId: '7', creatorId: '9' });
  });

  it('no longer says that it is being checked once the customer cancels the reading of its tasks', async () => {
    const work = new InMemoryWorkGateway(tasks);
    let isRead = false;
    work.tasks = () => () => new Promise(() => (isRead = true));
    const { store } = openResult(SUCCESS, { orders: [listed('success')], work });
    await waitFor(() => expect([isRead, store.isPaid]).toEqual([true, true]));
    expect(store.checking.isRunning).toBe(true);
    act(() => store.checking.cancel());
    await waitFor(() => expect(store.checking.isRunning).toBe(false));
  });

  it('asks for no documents of a service that wants none', async () => {
    openPaid({ 6: wanted });
    await screen.findByRole('link', { name: 'Upload documents for Audit' });
    expect(uploads()).toEqual(['Upload documents for Audit']);
  });

  it('leads to the work where nothing is to upload, and says so', async () => {
    const { user, address, navigationState } = openPaid({});
    await user.click(await screen.findByRole('link', { name: 'Track the work' }));
    expect(screen.queryByText(/Upload/)).toBeNull();
    expect([address(), navigationState()]).toEqual(['/dashboard', { tab: 'quickAccess' }]);
  });

  it('says that nothing is to upload only once that is known', async () => {
    const known = openPaid({});
    expect(await screen.findByText(/nothing to upload/)).toBeTruthy();
    known.unmount();
    openResult(SUCCESS, { orders: [listed('success')] });
    await screen.findByRole('link', { name: 'Track the work' });
    expect(screen.queryByText(/nothing to upload/)).toBeNull();
  });

  it('offers the invoice once there is one', async () => {
    const { user, browser, unmount } = openPaid({});
    await user.click(await screen.findByRole('button', { name: 'Download Invoice' }));
    await waitFor(() => expect(browser.left).toEqual(['https://files.example/1.pdf']));
    unmount();
    openPaid({}, { invoicePath: '' });
    await screen.findByRole('link', { name: 'Track the work' });
    expect(screen.queryByRole('button', { name: 'Download Invoice' })).toBeNull();
  });

  it('says of a part-paid order where to ask about the rest, without the green of a whole payment', async () => {
    openPaid({}, { due: some(paise(59_000)) });
    expect(await screen.findByText(/A part of this order is still to pay/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
    expect(document.querySelector('.ant-tag-success')).toBeNull();
  });

  it("shows the list's amounts, never an advance as the full price and none from the address", async () => {
    const half = some(paise(59_000));
    openResult(`${SUCCESS}&amount=5`, {
      orders: [listed('success', { payable: half, advance: half, services: ['GST Filing'] })],
    });
    expect(amounts()).toBeUndefined();
    await waitFor(() => expect(amounts()).toBe('Order total₹1,180Paid now₹590Still to pay₹590'));
    expect(screen.getByText('GST Filing')).toBeTruthy();
  });

  it('shows no amount for an unknown order', async () => {
    openResult(`${SUCCESS}&amount=5`);
    await screen.findByText(/not in your transactions so far/);
    expect(screen.queryByText(/₹/)).toBeNull();
    expect(screen.queryByRole('link', { name: /Upload documents/ })).toBeNull();
  });
});

describe('after a payment that is refunded', () => {
  it('links to the notifications that explain it, and asks for no second payment', async () => {
    const half = some(paise(59_000));
    const refunded = listed('refundDue', { payable: half });
    const { user, address } = openResult(SUCCESS, { orders: [refunded] });
    await waitFor(() => expect(amounts()).toBe('Order total₹1,180'));
    expect(screen.queryByRole('link', { name: 'Back to your cart' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See your notifications' }));
    expect(address()).toBe('/notifications');
  });
});

describe('after a payment that failed', () => {
  it('pays the same order at a press, and says that nothing was paid [RESUME-02]', async () => {
    const { cart, user, payments } = openResult(FAILED, {
      orders: [listed('failed')],
      storage: storageWithAttempt(),
    });
    await act(() => cart.refresh());
    expect(await screen.findByText(/You can still pay this order/)).toBeTruthy();
    expect(title()).toBe('Payment failed');
    expect(screen.getByText('No payment for this order has reached us.')).toBeTruthy();
    expect(screen.queryByText(/Confirmed/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to your cart' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Pay now' }));
    await waitFor(() => expect(payments.started).toEqual(['77']));
  });

  it('reads the order again where it cannot be paid any more [RESUME-03]', async () => {
    const { cart, user, carts, payments } = openResult(FAILED, {
      orders: [listed('failed')],
      storage: storageWithAttempt(),
    });
    await act(() => cart.refresh());
    const payNow = await screen.findByRole('button', { name: 'Pay now' });
    carts.cart = { ...carts.cart, lines: [] };
    await user.click(payNow);
    expect(await screen.findByText(/your cart has changed since/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    expect(payments.prepared).toEqual([]);
  });

  it('reaches the provider where another browser placed the order [RESUME-03]', async () => {
    openResult(FAILED, { orders: [listed('failed')] });
    expect(await screen.findByText(/If it was placed in another browser, pay it there/)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Contact us' })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Back to your cart' })).toBeNull();
  });

  it('says when the cart has changed, and then never that it can still be paid [RESUME-01]', async () => {
    const { cart, carts } = openResult(FAILED, { orders: [listed('failed')], storage: storageWithAttempt() });
    carts.cart = { ...carts.cart, lines: [] };
    await act(() => cart.refresh());
    expect(await screen.findByText(/your cart has changed since/)).toBeTruthy();
    expect(screen.queryByText(/still pay/)).toBeNull();
  });

  it('can be retried before the list is loaded: the same order is paid', () => {
    openResult(FAILED);
    expect(screen.getByRole('link', { name: 'Back to your cart' }).getAttribute('href')).toBe('/cart');
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
  });
});
