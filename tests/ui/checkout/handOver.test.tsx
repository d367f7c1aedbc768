import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Either, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { type GatewayError, gatewayError } from '../../../src/application/ports/gatewayError';
import type { PaymentOutcome } from '../../../src/application/ports/PaymentGateway';
import { orderId } from '../../../src/domain/transactions/transaction';
import { aTill, openFilled } from '../cart/openCart';

describe('an order that failed', () => {
  it.each([
    [gatewayError('Rejected', 'Closed'), 'Failed to place order: Closed'],
    [gatewayError('Rejected'), 'Failed to place order: Unknown error'],
    [gatewayError('ServerFault', 'db'), 'Error placing order: db'],
    [gatewayError('Unreachable'), 'Error placing order: Unknown error'],
  ])('shows for %j the text %j and can be tried again [PAY-10] [PAY-11] [PAY-12]', async (failure, text) => {
    const till = aTill();
    till.orders.failure = failure;
    const { press, orders, payments } = await openFilled(till);
    await press('Place Order');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(payments.prepared).toEqual([]);
    orders.failure = undefined;
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [gatewayError('Rejected', 'Down'), 'Payment Error: Down'],
    [gatewayError('ServerFault', 'Down'), 'Payment Error: Down'],
    [gatewayError('Rejected'), 'Payment Error: Failed to generate payment checksum.'],
  ])('shows for the checksum response %j the text %j [PAY-14] [PAY-15]', async (failure, text) => {
    const till = aTill();
    till.payments.failure = failure;
    const { press, payments } = await openFilled(till);
    await press('Place Order');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(payments.started).toEqual([]);
  });
});

describe('a payment that was started', () => {
  it('can be started again for the same order when the page is shown again', async () => {
    const { press, payments, orders } = await openFilled();
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
    expect(screen.getByText('Taking you to the payment page…')).toBeTruthy();
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(screen.queryByText('Taking you to the payment page…')).toBeNull();
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77', '77']));
    expect(orders.made).toEqual(['77']);
  });

  it('can be started again when the payment page has not loaded after ten seconds', async () => {
    const { press, payments, timer } = await openFilled();
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    await screen.findByText('Taking you to the payment page…');
    act(() => timer.pass(10_000));
    expect(screen.queryByText('Taking you to the payment page…')).toBeNull();
  });

  it('says what the provider says late, after Place Order is enabled again', async () => {
    const later = Promise.withResolvers<Either<GatewayError, PaymentOutcome>>();
    const till = aTill();
    till.payments.outcome = { kind: 'Redirecting', later: later.promise };
    const { press, timer, payments } = await openFilled(till);
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    await screen.findByText('Taking you to the payment page…');
    act(() => timer.pass(10_000));
    expect(screen.queryByRole('alert')).toBeNull();
    later.resolve(right({ kind: 'Declined', message: 'Session expired' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Payment Error: Session expired');
    expect(screen.queryByText('Taking you to the payment page…')).toBeNull();
  });

  it('hears nothing late of a payment that was started before the present one', async () => {
    const later = Promise.withResolvers<Either<GatewayError, PaymentOutcome>>();
    const till = aTill();
    till.payments.outcome = { kind: 'Redirecting', later: later.promise };
    const { press, timer, payments } = await openFilled(till);
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    await screen.findByText('Taking you to the payment page…');
    act(() => timer.pass(10_000));
    payments.outcome = { kind: 'Redirecting' };
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77', '77']));
    await act(async () => later.resolve(right({ kind: 'Declined', message: 'Session expired' })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Taking you to the payment page…')).toBeTruthy();
  });

  it.each([
    [{ kind: 'Completed', orderId: orderId('77') }, '/payment-response?status=success&order_id=77'],
    [{ kind: 'Unclear', orderId: orderId('77') }, '/payment-response?status=checking&order_id=77'],
  ] as const)('in a dialog that ends as %j navigates to %s', async (outcome, target) => {
    const till = aTill();
    till.payments.outcome = outcome;
    const { press, address } = await openFilled(till);
    await press('Place Order');
    await waitFor(() => expect(address()).toBe(target));
  });

  it.each([
    [
      { kind: 'Dismissed' },
      'You closed the payment page before the payment was complete. Press Place Order to try again.',
    ],
    [{ kind: 'Declined', message: 'Card expired' }, 'Payment Error: Card expired'],
  ] as const)('in a dialog that ends as %j stays on the page', async (outcome, text) => {
    const till = aTill();
    till.payments.outcome = outcome;
    const { press } = await openFilled(till);
    await press('Place Order');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('shows a message when the provider cannot be reached', async () => {
    const till = aTill();
    till.payments.startFailure = gatewayError('Unreachable');
    const { press } = await openFilled(till);
    await press('Place Order');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The payment page could not be loaded. Please try again.',
    );
  });
});
