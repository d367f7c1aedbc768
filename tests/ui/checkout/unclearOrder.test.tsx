import { screen, waitFor } from '@testing-library/react';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { SETTLING_MS } from '../../../src/domain/checkout/lostOrder';
import { paise } from '../../../src/domain/money/money';
import { aCart, aCartPayment } from '../../doubles/aCart';
import { aTill, openFilled, type Till } from '../cart/openCart';

const UNKNOWN =
  'We could not confirm whether your last order was placed. Wait a minute, then check again. We will not place it twice.';
const MISSING =
  'The amount payable is missing from your cart, so you cannot order yet. Try again, or contact us.';

const alertText = async (): Promise<string | null> => (await screen.findByRole('alert')).textContent;

/** Loses the response of the first press and makes the order list fail. */
const unclear = async (losesAnswers: boolean): Promise<Till & Awaited<ReturnType<typeof openFilled>>> => {
  const till = aTill(aCart(), '', false);
  till.orders.failure = gatewayError('Unreachable');
  till.orders.losesAnswers = losesAnswers;
  const view = await openFilled(till);
  await view.press('Place Order');
  expect(await alertText()).toBe('Error placing order: Unknown error');
  till.orders.failure = undefined;
  till.transactions.fail();
  await view.press('Place Order');
  await waitFor(async () => expect(await alertText()).toBe(UNKNOWN));
  return { ...till, ...view };
};

describe('an order whose outcome is unknown', () => {
  it('says so, offers Check again and Contact us, and sends nothing [RESUME-04]', async () => {
    const { orders } = await unclear(true);
    expect(orders.calls).toHaveLength(1);
    const help = screen.getByRole('link', { name: 'Contact us' });
    expect(help.getAttribute('href')).toBe('https://www.sahayak.example/contact-us');
  });

  it('offers Check again and Contact us from the first failure on [RESUME-04]', async () => {
    const till = aTill(aCart(), '', false);
    till.orders.failure = gatewayError('Unreachable');
    till.orders.losesAnswers = true;
    const { press, orders, payments } = await openFilled(till);
    await press('Place Order');
    expect(await alertText()).toBe('Error placing order: Unknown error');
    expect(screen.getByText(UNKNOWN)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
    await press('Check again');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    expect(orders.calls).toHaveLength(1);
  });

  it('offers no check after a refusal, and takes the corrected form at once', async () => {
    const till = aTill(aCart(), '', false);
    till.orders.failure = gatewayError('Refused', 'The zip code is wrong.');
    const { press, user, payments } = await openFilled(till);
    await press('Place Order');
    expect(await alertText()).toBe('Error placing order: The zip code is wrong.');
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    till.orders.failure = undefined;
    await user.type(screen.getByRole('textbox', { name: 'Full Name' }), ' R.');
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
  });

  it('is looked up by Check again and paid once it is found [RESUME-04]', async () => {
    const { press, orders, payments, transactions } = await unclear(true);
    await press('Check again');
    expect(await alertText()).toBe(UNKNOWN);
    transactions.failure = undefined;
    await press('Check again');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    expect(orders.made).toEqual(['77']);
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  it('can be placed after Check again has found none, with the focus on Place Order [RESUME-04]', async () => {
    const { press, orders, payments, transactions, clock } = await unclear(false);
    transactions.failure = undefined;
    clock.pass(SETTLING_MS);
    await press('Check again');
    await screen.findByText('Your last order was not placed. You can place it now.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Place Order' }));
    expect(orders.calls).toHaveLength(1);
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    expect(orders.made).toEqual(['77']);
  });
});

describe('a cart without a payable amount', () => {
  it('says which amount is missing and loads the cart again on Try again [RESUME-08]', async () => {
    const till = aTill({ ...aCart(), payment: aCartPayment({ payable: none, payableText: '' }) });
    const { press, orders, carts, total } = await openFilled(till);
    expect(await alertText()).toBe(MISSING);
    expect(total('Payable now')).toBe('Amount not available');
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
    await press('Place Order');
    expect(await alertText()).toBe(MISSING);
    expect(orders.calls).toEqual([]);
    carts.cart = aCart();
    await press('Try again');
    await waitFor(() => expect(total('Payable now')).toBe('₹1,180'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a cart with nothing to pay', () => {
  it('says so, and its order leads to the result page [RESUME-08]', async () => {
    const free = aCartPayment({ payable: some(paise(0)), payableText: '0.00' });
    const { press, address, payments } = await openFilled(aTill({ ...aCart(), payment: free }));
    expect(screen.getByText('Nothing to pay. Your order will be confirmed right away.')).toBeTruthy();
    await press('Place Order');
    await waitFor(() => expect(address()).toBe('/payment-response?status=checking&order_id=77'));
    expect(payments.prepared).toEqual([]);
  });
});
