import { act, screen, waitFor } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { aTask } from '../../domain/work/aTask';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { listed, openResult, title, storageWithAttempt } from './openResult';

const SUCCESS = '?status=success&order_id=77';
const FAILED = '?status=failed&order_id=77';
const amounts = () => screen.queryByLabelText('Amounts of your order')?.textContent;

describe('after a payment', () => {
  it('links to the task of each purchased service, to upload its documents', async () => {
    const work = new InMemoryWorkGateway([
      aTask({ id: '5', orderId: '77', serviceName: 'GST Filing' }),
      aTask({ id: '6', orderId: '77', serviceName: 'Audit' }),
      aTask({ id: '7', orderId: '78', serviceName: 'Book Keeping' }),
    ]);
    const { user, address, navigationState } = openResult(SUCCESS, { orders: [listed('success')], work });
    expect(await screen.findByRole('link', { name: 'Upload documents for Audit' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Book Keeping/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /track the work/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Upload documents for GST Filing' }));
    expect(address()).toBe('/task-detail/5');
    expect(navigationState()).toEqual({ serviceName: 'GST Filing', userId: '7', creatorId: '9' });
  });

  it('links to Work Status when no task is found', async () => {
    const { user, address, navigationState } = openResult(SUCCESS, { orders: [listed('success')] });
    await user.click(await screen.findByRole('link', { name: 'Upload documents and track the work' }));
    expect([address(), navigationState()]).toEqual(['/dashboard', { tab: 'quickAccess' }]);
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
    const refunded = listed('otherwise', { paymentText: 'refund_due', payable: half });
    const { user, address } = openResult(SUCCESS, { orders: [refunded] });
    await waitFor(() => expect(amounts()).toBe('Order total₹1,180'));
    expect(screen.queryByRole('link', { name: 'Back to your cart' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See your notifications' }));
    expect(address()).toBe('/notifications');
  });
});

describe('after a payment that failed', () => {
  it('links to the cart, where the same order can be paid [RESUME-01]', async () => {
    const { cart, user, address } = openResult(FAILED, {
      orders: [listed('failed')],
      storage: storageWithAttempt(),
    });
    await act(() => cart.refresh());
    expect(await screen.findByText(/You can still pay this order/)).toBeTruthy();
    expect(title()).toBe('Payment failed');
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to your cart' }));
    expect(address()).toBe('/cart');
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
