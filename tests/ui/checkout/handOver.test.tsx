import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Either, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { type GatewayError, gatewayError } from '../../../src/application/ports/gatewayError';
import type { PaymentOutcome } from '../../../src/application/ports/PaymentGateway';
import { orderId } from '../../../src/domain/transactions/transaction';
import { readShownAgain } from '../../../src/ui/state/shownReads';
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

const NOT_OPENED =
  'The payment page has not opened, so nothing was paid here. Your order is kept. Press Place Order to try again: it stays one order.';
const BLOCKED =
  'The browser blocked the payment page, so nothing was paid here. Your order is kept. Press Place Order to try again. If it is blocked again, contact us.';

/** What the browser tells the page of something that the security policy does not allow. */
const violate = (violation: { readonly disposition: string; readonly effectiveDirective: string }): void => {
  fireEvent(document, Object.assign(new Event('securitypolicyviolation'), violation));
};

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

  it('is no longer offered once the cart, read again after the return, was paid for', async () => {
    const { press, payments, carts } = await openFilled();
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    carts.cart = { ...carts.cart, lines: [] };
    act(() => readShownAgain());
    expect(await screen.findByText('Your cart is empty.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
  });

  it('says after ten seconds that the payment page has not opened, and can be started again for the same order [PAY-16]', async () => {
    const { press, payments, orders, timer } = await openFilled();
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    await screen.findByText('Taking you to the payment page…');
    act(() => timer.pass(9999));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => timer.pass(1));
    expect(screen.queryByText('Taking you to the payment page…')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe(NOT_OPENED);
    expect(screen.getByRole('link', { name: /^Contact us/ })).toBeTruthy();
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77', '77']));
    expect(orders.made).toEqual(['77']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Contact us/ })).toBeNull();
  });

  it('takes back that the page has not opened once the customer is back from it', async () => {
    const { press, payments, timer } = await openFilled();
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    act(() => timer.pass(10_000));
    expect(screen.getByRole('alert').textContent).toBe(NOT_OPENED);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([0, 11_000])(
    'says that the browser blocked the way to the payment page, %i ms after it was posted [PAY-16]',
    async (waited) => {
      const { press, payments, orders, timer } = await openFilled();
      await press('Place Order');
      await waitFor(() => expect(payments.started).toEqual(['77']));
      await screen.findByText('Taking you to the payment page…');
      act(() => timer.pass(waited));
      const violation = { disposition: 'enforce', effectiveDirective: 'form-action' };
      violate({ ...violation, disposition: 'report' });
      violate({ ...violation, effectiveDirective: 'img-src' });
      expect(screen.queryByText(BLOCKED)).toBeNull();
      violate(violation);
      expect(screen.getByRole('alert').textContent).toBe(BLOCKED);
      expect(screen.queryByText('Taking you to the payment page…')).toBeNull();
      expect(screen.getByRole('link', { name: /^Contact us/ })).toBeTruthy();
      await press('Place Order');
      await waitFor(() => expect(payments.started).toEqual(['77', '77']));
      expect(orders.made).toEqual(['77']);
    },
  );

  it('hears nothing of a form that was blocked while no payment was started', async () => {
    await openFilled();
    violate({ disposition: 'enforce', effectiveDirective: 'form-action' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what the provider says late, in the place of that the page has not opened', async () => {
    const later = Promise.withResolvers<Either<GatewayError, PaymentOutcome>>();
    const till = aTill();
    till.payments.outcome = { kind: 'Redirecting', later: later.promise };
    const { press, timer, payments } = await openFilled(till);
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    await screen.findByText('Taking you to the payment page…');
    act(() => timer.pass(10_000));
    expect(screen.getByRole('alert').textContent).toBe(NOT_OPENED);
    later.resolve(right({ kind: 'Declined', message: 'Session expired' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Payment Error: Session expired'));
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
      'You closed the payment page before a payment was confirmed. If you have approved one, see your transactions first. Otherwise press Place Order to try again.',
    ],
    [{ kind: 'Declined', message: 'Card expired' }, 'Payment Error: Card expired'],
  ] as const)('in a dialog that ends as %j stays on the page', async (outcome, text) => {
    const till = aTill();
    till.payments.outcome = outcome;
    const { press } = await openFilled(till);
    await press('Place Order');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('that does not open can be cancelled, and started again for the same order', async () => {
    const till = aTill();
    till.payments.hangs = true;
    const { press, payments, orders, checkout } = await openFilled(till);
    await press('Place Order');
    expect(await screen.findByText('Taking you to the payment page…')).toBeTruthy();
    await act(async () => checkout.placing.cancel());
    expect(screen.getByRole('alert').textContent).toBe(
      'You stopped waiting, and no payment was started. Press Place Order to try again.',
    );
    expect(screen.queryByText('Taking you to the payment page…')).toBeNull();
    payments.hangs = false;
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77', '77']));
    expect(orders.made).toEqual(['77']);
  });

  it('that does not open is given up when the page is left', async () => {
    const till = aTill();
    till.payments.hangs = true;
    const { press, checkout } = await openFilled(till);
    await press('Place Order');
    expect(await screen.findByText('Taking you to the payment page…')).toBeTruthy();
    cleanup();
    await waitFor(() => expect(checkout.isBusy).toBe(false));
    expect(checkout.problem).toBe('');
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
