import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { HeldCarts } from '../../doubles/HeldCarts';
import { withLongWait } from '../support/longWait';
import { aTill, openFilled } from './openCart';
import { watchBroughtIntoView } from '../support/broughtIntoView';

const brought = watchBroughtIntoView();

const apply = async (view: Awaited<ReturnType<typeof openFilled>>, code: string): Promise<void> => {
  await view.user.type(screen.getByRole('textbox', { name: 'Discount Code' }), code);
  await view.press('Apply');
};

describe('what came of a press in the cart is brought into view', () => {
  it('with the sentence of a code that is refused [CART-19]', async () => {
    await apply(await openFilled(), 'NONE');
    await screen.findByText('Invalid coupon code.');
    await waitFor(() => expect(brought.at(-1)?.text).toContain('Invalid coupon code.'));
    expect(brought.at(-1)?.options).toMatchObject({ block: 'nearest' });
  });

  it('with the sentence of a code that is missing [CART-15]', async () => {
    await apply(await openFilled(), ' ');
    await waitFor(() => expect(brought.at(-1)?.text).toContain('Enter a discount code.'));
  });

  it('with the sentence of a code that is applied [CART-17]', async () => {
    await apply(await openFilled(), 'SAVE10');
    await waitFor(() => expect(brought.at(-1)?.text).toContain('Code SAVE10 is applied.'));
  });

  it('with what became of a second code, but not while the next one is typed meanwhile [CART-19]', async () => {
    const till = aTill();
    const view = await openFilled(till);
    await apply(view, 'SAVE10');
    await screen.findByText('Code SAVE10 is applied.');
    const { promise, resolve } = Promise.withResolvers<void>();
    till.carts.gate = promise;
    await view.user.clear(screen.getByRole('textbox', { name: 'Discount Code' }));
    await apply(view, 'NONE');
    const before = brought.length;
    await view.user.type(screen.getByRole('textbox', { name: 'Discount Code' }), '2');
    expect(brought).toHaveLength(before);
    resolve();
    await screen.findByText('Invalid coupon code.');
    await waitFor(() => expect(brought).toHaveLength(before + 1));
    expect(brought.at(-1)?.text).toContain('Invalid coupon code.');
  });

  it('but not a code that was applied before the cart was opened', async () => {
    const till = aTill();
    till.storage.keepDiscountCode('SAVE10');
    await openFilled(till);
    await screen.findByText('Code SAVE10 is applied.');
    expect(brought).toEqual([]);
  });

  it('with why an order was not placed, and the way on', async () => {
    const till = aTill();
    till.orders.failure = gatewayError('Unreachable');
    const { press } = await openFilled(till);
    await press('Place Order');
    const told = await screen.findByText(/^Error placing order: /);
    await waitFor(() => expect(brought.at(-1)?.text).toContain(told.textContent));
    expect(brought.at(-1)?.text).toContain('Contact us');
  });

  it('with why the backend refused an order, at once, while the cart is read again [PAY-24]', async () => {
    const carts = new HeldCarts();
    const { orders, checkout, press } = await openFilled({ ...aTill(), carts });
    orders.failure = gatewayError('Refused', 'Your cart is empty.');
    carts.isHoldingLoads = true;
    await press('Place Order');
    await screen.findByText('Error placing order: Your cart is empty.');
    expect([checkout.placing.isRunning, brought.length]).toEqual([true, 1]);
    expect(brought.at(-1)?.text).toContain('Your cart is empty.');
  });

  it('with what Check again found, also where it is what was told before [RESUME-04]', async () => {
    const till = aTill();
    till.orders.failure = gatewayError('Unreachable');
    const { press } = await openFilled(till);
    await press('Place Order');
    await screen.findByText(/^Error placing order: /);
    const before = brought.length;
    await press('Check again');
    await waitFor(() => expect(brought.length).toBeGreaterThan(before));
  });

  it('but not where the focus goes to a field that is missing [PAY-01]', async () => {
    const { press, checkout } = await openFilled();
    act(() => checkout.type('address', ''));
    await press('Place Order');
    await screen.findByText('Please fill in all required fields before placing the order.');
    expect(brought).toEqual([]);
  });

  it('with Cancel while an order takes long', async () => {
    const till = aTill();
    till.orders.gate = new Promise(() => undefined);
    await withLongWait(async (wait) => {
      const { press } = await openFilled(till);
      await press('Place Order');
      wait();
      await screen.findByRole('button', { name: 'Cancel' });
      expect(brought.at(-1)?.text).toContain('Cancel');
    });
  });
});
