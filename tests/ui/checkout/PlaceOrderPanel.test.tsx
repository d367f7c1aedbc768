import { act, screen, waitFor, within } from '@testing-library/react';
import { isSome } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { aTill, openFilled } from '../cart/openCart';
import { withLongWait } from '../support/longWait';

const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);

const REQUIRED = ['Full Name', 'Phone', 'Email', 'Billing Address', 'State', 'Zip Code'] as const;
const keyOf = {
  'Full Name': 'fullName',
  Phone: 'phone',
  Email: 'email',
  'Billing Address': 'address',
  State: 'state',
  'Zip Code': 'zipCode',
} as const;

describe('Place Order', () => {
  it('is below the totals of a cart with items [CART-08]', async () => {
    await openFilled();
    const side = within(screen.getByRole('complementary'));
    expect(side.getByRole('button', { name: 'Place Order' })).toBeTruthy();
  });

  it.each(REQUIRED)('makes no call while %s is blank, and focuses it [PAY-01]', async (name) => {
    const { press, checkout, orders } = await openFilled();
    act(() => checkout.type(keyOf[name], name === 'Full Name' ? '  ' : ''));
    await press('Place Order');
    expect(
      await screen.findByText('Please fill in all required fields before placing the order.'),
    ).toBeTruthy();
    expect(orders.calls).toEqual([]);
    const control = screen.getByLabelText(name);
    await waitFor(() => expect(document.activeElement).toBe(control));
    expect(control.getAttribute('aria-invalid')).toBe('true');
    act(() => checkout.type(keyOf[name], '1'));
    expect(screen.queryByText('Please fill in all required fields before placing the order.')).toBeNull();
  });

  it('tells a screen reader in one sentence of all fields that are missing [PAY-01]', async () => {
    const { press, checkout } = await openFilled();
    act(() => REQUIRED.forEach((name) => checkout.type(keyOf[name], '')));
    await press('Place Order');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please fill in all required fields before placing the order.',
    );
    expect(screen.getByText('Please enter the zip code.')).toBeTruthy();
  });

  it('keeps the focus while a field that was missing is filled in, with another missing too [PAY-01]', async () => {
    const { user, press, checkout } = await openFilled();
    act(() => checkout.type('address', ''));
    act(() => checkout.type('zipCode', ''));
    await press('Place Order');
    const address = field('Billing Address');
    await waitFor(() => expect(document.activeElement).toBe(address));
    await user.keyboard('12 Main Road');
    expect([address.value, field('Zip Code').value]).toEqual(['12 Main Road', '']);
    await press('Place Order');
    await waitFor(() => expect(document.activeElement).toBe(field('Zip Code')));
  });

  it('works without locality and GSTIN, then redirects to the gateway [PAY-02] [PAY-16]', async () => {
    const { press, orders, payments } = await openFilled();
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    expect(orders.calls[0]?.order.form).toMatchObject({ locality: '', gstin: '', state: 'Karnataka' });
    expect(screen.getByText('Taking you to the payment page…')).toBeTruthy();
  });

  it('sends the totals as shown, as an object [PAY-08]', async () => {
    const { press, orders, carts } = await openFilled();
    await press('Place Order');
    await waitFor(() => expect(orders.calls[0]?.order.payment).toEqual(carts.cart.payment.asReceived));
  });

  it('places one order when pressed twice and with Enter [PAY-20]', async () => {
    const till = aTill();
    till.orders.gate = new Promise(() => undefined);
    const { user } = await openFilled(till);
    await user.type(field('Full Name'), '{Enter}');
    await user.dblClick(screen.getByRole('button', { name: /Place Order/ }));
    expect(till.orders.calls).toHaveLength(1);
  });

  it('places one order when the page is opened again before the first response [PAY-20]', async () => {
    const till = aTill();
    const { promise, resolve } = Promise.withResolvers<void>();
    till.orders.gate = promise;
    const first = await openFilled(till);
    await first.press('Place Order');
    first.unmount();
    const second = await openFilled(till);
    await second.press('Place Order');
    await act(async () => {
      resolve();
      await till.orders.gate;
    });
    await waitFor(() => expect(till.payments.started).toEqual(['77']));
    expect(till.orders.calls).toHaveLength(1);
  });

  it('gets the focus back when a long order is cancelled', async () => {
    const till = aTill();
    till.orders.gate = new Promise(() => undefined);
    await withLongWait(async (wait) => {
      const { press } = await openFilled(till);
      await press('Place Order');
      wait();
      await press('Cancel');
      const order = await screen.findByRole('button', { name: 'Place Order' });
      await waitFor(() => expect(document.activeElement).toBe(order));
    });
  });

  it('does not navigate after the customer has left', async () => {
    const till = aTill();
    const { promise, resolve } = Promise.withResolvers<void>();
    till.orders.gate = promise;
    const { press, unmount, storage } = await openFilled(till);
    await press('Place Order');
    unmount();
    resolve();
    await waitFor(() => expect(isSome(storage.attempt())).toBe(true));
    await waitFor(() => expect(till.payments.prepared).toHaveLength(1));
    expect(till.payments.started).toEqual([]);
  });
});
