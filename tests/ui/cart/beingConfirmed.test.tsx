import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
    expect(await screen.findByText(/still waiting for confirmation of a payment for Service 1/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See this payment' }).getAttribute('href')).toBe(
      '/payment-response?status=checking&order_id=70',
    );
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
