import { expect } from '@playwright/test';
import { anOrder, fillOrder } from '../buy.ts';
import { cartSize, fillCart, orderIds } from '../buying.ts';
import { openSettled } from '../openScreen.ts';
import type { Till } from '../till.ts';
import { type Bench, type CutForm, press, says, textbox } from './cutForm.ts';
import { openTransactions } from '../openTransactions.ts';

const inCart = ({ page }: Bench): Promise<number> => cartSize(page);
const orders = async ({ page }: Bench): Promise<number> => (await orderIds(page)).length;
const nothingTyped = async (): Promise<void> => undefined;

const typedOrder = { ...anOrder, address: '77 Zaveri Chawl' };

const typeOrder = async ({ page }: Bench): Promise<void> => {
  await fillCart(page);
  await fillOrder(page, typedOrder);
};

const orderStands = async ({ page }: Bench): Promise<void> => {
  await expect(textbox(page, 'Full Name')).toHaveValue(typedOrder.fullName);
  await expect(textbox(page, 'Billing Address')).toHaveValue('77 Zaveri Chawl');
  await expect(page.getByRole('textbox', { name: 'Zip Code' })).toHaveValue(typedOrder.zipCode);
};

const placeOrder = async ({ page }: Bench): Promise<void> => {
  const button = page.getByRole('button', { name: 'Place Order' });
  await expect(button).not.toHaveClass(/loading/);
  await button.click();
};

const isAtProvider = ({ page }: Bench): Promise<void> =>
  expect(page.getByRole('heading', { name: /^Pay ₹/ })).toBeVisible();

const fillCode = async ({ page }: Bench): Promise<void> => {
  await fillCart(page);
  await textbox(page, 'Discount Code').fill('SAVE10');
};

const openUnpaid = async ({ page }: Bench): Promise<void> => {
  await fillCart(page);
  await press(page, 'Place Order');
  await press(page, 'Fail');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
  await openSettled(page, '/dashboard');
  await openTransactions(page);
  await expect(page.getByRole('button', { name: 'Pay now', exact: true })).toBeVisible();
};

const remove = async ({ page }: Bench): Promise<void> => {
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Yes' });
  // After a failure the question stays until the cart was read again.
  await expect(yes).toBeHidden();
  await press(page, 'Remove GST Annual Return');
  await yes.click();
};

/** The order form when the call that starts the payment by a provider is the one that is cut. */
export const paymentStart = (provider: string, call: string, { place }: Pick<Till, 'place'>): CutForm => ({
  name: `the start of a payment by ${provider}`,
  call,
  fill: typeOrder,
  send: placeOrder,
  problem: says('Payment Error: '),
  stands: orderStands,
  done: ({ page }) => expect(place(page).getByRole('heading', { name: /^Pay ₹/ })).toBeVisible(),
  kept: { count: orders, change: 1 },
});

/** The forms of the cart, and what leads to the payment. */
export const payingForms: readonly CutForm[] = [
  {
    name: 'an item that is removed from the cart',
    call: 'DELETE /remove-cart-item/{cartItemId}',
    fill: ({ page }) => fillCart(page),
    send: remove,
    problem: says('Failed to remove item from cart.'),
    stands: ({ page }) => expect(page.getByText('GST Annual Return').first()).toBeVisible(),
    findsLost: true,
    done: ({ page }) => expect(page.getByRole('button', { name: 'Remove GST Annual Return' })).toHaveCount(0),
    kept: { count: inCart, change: -1 },
  },
  {
    name: 'a discount code',
    call: 'POST /apply-discount-code',
    fill: fillCode,
    send: ({ page }) => press(page, 'Apply'),
    problem: (page) => page.getByText('We could not check this code.'),
    stands: ({ page }) => expect(textbox(page, 'Discount Code')).toHaveValue('SAVE10'),
    done: ({ page }) => expect(page.getByText('Code SAVE10 is applied.')).toBeVisible(),
  },
  {
    name: 'an order with its billing address',
    call: 'POST /place-order',
    fill: typeOrder,
    send: placeOrder,
    problem: says('Error placing order: '),
    stands: orderStands,
    done: isAtProvider,
    kept: { count: orders, change: 1 },
  },
  {
    name: 'Pay now of an unpaid order',
    call: 'POST /generate-payu-checksum',
    fill: openUnpaid,
    send: ({ page }) => press(page, 'Pay now'),
    problem: says('Payment Error: '),
    stands: nothingTyped,
    done: isAtProvider,
    kept: { count: orders, change: 0 },
  },
];
