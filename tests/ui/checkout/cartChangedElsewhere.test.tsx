import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aCart } from '../../doubles/aCart';
import { HeldCarts } from '../../doubles/HeldCarts';
import { aTill, openFilled } from '../cart/openCart';

const REFUSAL = 'Error placing order: Your cart is empty.';

/** The backend refuses the order, because the cart was changed in another tab. */
const orderFrom = async (changed: ReturnType<typeof aCart>, message = 'Your cart is empty.') => {
  const view = await openFilled();
  view.carts.cart = changed;
  view.orders.failure = gatewayError('Refused', message);
  await view.press('Place Order');
  return view;
};

describe('an order that the backend refused', () => {
  it('shows the cart as it is now, the refusal, and the focus on the heading [PAY-24]', async () => {
    const { checkout } = await orderFrom({ ...aCart(), lines: [] });
    expect(await screen.findByText('Your cart is empty.')).toBeTruthy();
    expect(screen.queryByText('Service 1')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe(REFUSAL);
    expect(checkout.form.state).toBe('Karnataka');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('shows other items with what was typed [PAY-24]', async () => {
    const { user, ...view } = await openFilled();
    await user.type(screen.getByLabelText('Full Name'), '!');
    view.carts.cart = aCart(2);
    view.orders.failure = gatewayError('Refused', 'Changed');
    await view.press('Place Order');
    expect(await screen.findByText('Service 2')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Error placing order: Changed');
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toMatch(/!$/);
  });

  it('is not told of in a cart that the customer emptied afterwards', async () => {
    const { press, orders } = await orderFrom(aCart());
    await screen.findByText(REFUSAL);
    expect(orders.calls).toHaveLength(1);
    await press('Remove Service 1');
    await press('Yes');
    await screen.findByText('Your cart is empty.');
    expect(screen.queryByText(REFUSAL)).toBeNull();
  });

  it('leaves the cart alone while it is unknown whether the order exists', async () => {
    const view = await openFilled();
    const before = view.carts.readings;
    view.orders.failure = gatewayError('ServerFault');
    await view.press('Place Order');
    await screen.findByRole('alert');
    expect(view.carts.readings).toBe(before);
  });
});

it('no longer holds Place Order once the customer cancels the reading of the cart, which is shown when it comes', async () => {
  const carts = new HeldCarts();
  const { checkout, orders, press } = await openFilled({ ...aTill(), carts });
  orders.failure = gatewayError('Refused', 'Your cart is empty.');
  carts.isHoldingLoads = true;
  await press('Place Order');
  await screen.findByText(REFUSAL);
  expect([checkout.placing.isRunning, carts.loads.length]).toEqual([true, 1]);
  act(() => checkout.placing.cancel());
  await waitFor(() => expect(checkout.placing.isRunning).toBe(false));
  carts.cart = { ...carts.cart, lines: [] };
  await act(async () => carts.loads[0]?.());
  expect(await screen.findByText('Your cart is empty.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(REFUSAL);
});
