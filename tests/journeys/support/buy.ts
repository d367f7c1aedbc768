import { expect, type Page } from '@playwright/test';

/** The values for the order form; every one can be overridden. */
export const anOrder = {
  fullName: 'Asha Verma',
  phone: '9876543210',
  email: 'asha.verma@example.in',
  address: '12 Carter Road',
  locality: 'Bandra West',
  state: 'Maharashtra',
  zipCode: '400050',
  gstin: '',
};

export type TypedOrder = typeof anOrder;

/** Adds a free payment of the given amount to the cart and opens the cart. */
export const putIntoCart = async (page: Page, amount: string, purpose = 'Notice reply'): Promise<void> => {
  await page.goto('/sub-service/162');
  await page.getByRole('textbox', { name: 'Purpose of payment' }).fill(purpose);
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('dialog').getByText('View Cart').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
};

export const fillOrder = async (page: Page, order: TypedOrder = anOrder): Promise<void> => {
  const fields = [
    ['Full Name', order.fullName],
    ['Phone', order.phone],
    ['Email', order.email],
    ['Billing Address', order.address],
    ['Locality (optional)', order.locality],
    ['GSTIN (optional)', order.gstin],
  ] as const;
  for (const [name, value] of fields) await page.getByRole('textbox', { name }).fill(value);
  await page.getByRole('textbox', { name: 'Zip Code' }).fill(order.zipCode);
  const state = page.getByRole('combobox', { name: 'State' });
  await state.click();
  await state.fill(order.state);
  await state.press('Enter');
};

/** Places the order and pays at the gateway stand-in; ends on the result page. */
export const placeAndPay = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { name: /^Pay ₹/ })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/payment-response\?/, { timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible({
    timeout: 15_000,
  });
};
