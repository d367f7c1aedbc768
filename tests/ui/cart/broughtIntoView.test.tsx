import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
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
