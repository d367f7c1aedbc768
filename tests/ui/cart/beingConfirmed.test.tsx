import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { cartFingerprint } from '../../../src/domain/checkout/sameOrder';
import { aLost } from '../../domain/checkout/attempts';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';
import { aTill, openCart } from './openCart';

const pending = aTransaction({
  orderId: '70',
  payment: 'otherwise',
  paymentText: 'Pending',
  services: ['Service 1'],
});

describe('the cart', () => {
  it('warns of a service whose payment is being confirmed, and leads to that payment', async () => {
    openCart(aTill(), new InMemoryTransactionGateway([pending]));
    expect(
      await screen.findByText(/^A payment for Service 1 is not confirmed yet\. If you have paid/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See this payment' }).getAttribute('href')).toBe(
      '/payment-response?status=checking&order_id=70',
    );
  });

  it('asks before Place Order orders such a service again [HOME-08]', async () => {
    const till = aTill();
    const placing = vi.spyOn(till.place, 'execute');
    const { press, user } = openCart(till, new InMemoryTransactionGateway([pending]));
    await screen.findByText(/^A payment for Service 1 is not confirmed yet\. If you have paid/);
    await press('Place Order');
    const question = within(await screen.findByRole('dialog', { name: 'Order it again?' }));
    expect(
      question.getByText(/^A payment for Service 1 is not confirmed yet\. If it goes through/),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Not now' }));
    expect(placing).not.toHaveBeenCalled();
    await press('Place Order');
    await press('Order all the same');
    await waitFor(() => expect(placing).toHaveBeenCalledTimes(1));
  });

  it('asks nothing where Place Order leads to the order that was begun with this cart [HOME-08]', async () => {
    const till = aTill();
    till.storage.keepAttempt(aLost({ cart: cartFingerprint(till.carts.cart) }));
    const placing = vi.spyOn(till.place, 'execute');
    const { press } = openCart(till, new InMemoryTransactionGateway([pending]));
    await screen.findByText(/^A payment for Service 1 is not confirmed yet\. If you have paid/);
    await press('Place Order');
    await waitFor(() => expect(placing).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('warns of no other, and stands without the list', async () => {
    const { unmount } = openCart(
      aTill(),
      new InMemoryTransactionGateway([{ ...pending, services: ['Other'] }]),
    );
    await screen.findByRole('button', { name: 'Place Order' });
    expect(screen.queryByText(/waiting for confirmation/)).toBeNull();
    unmount();
    const failing = new InMemoryTransactionGateway([pending]);
    failing.fail();
    openCart(aTill(), failing);
    await screen.findByRole('button', { name: 'Place Order' });
    expect(screen.queryByText(/waiting for confirmation/)).toBeNull();
  });
});
