import type { FrameLocator, Page } from '@playwright/test';
import { fillCart, loseAnswerOf, orderIds } from './buying.ts';
import { expect, test } from './collectors.ts';
import { enter } from './enter.ts';

export interface Till {
  /** Where the customer pays: the page itself, or a frame in it. */
  readonly place: (page: Page) => Page | FrameLocator;
  /** What the customer sees after a payment that failed, and the way back to the cart. */
  readonly afterFailure: (page: Page) => Promise<void>;
  /** The call that tells the backend of a payment, where the customer does not come back through it. */
  readonly confirmation?: string;
}

/** What a customer has to be able to do by every payment provider. */
export const payingJourneys = (name: string, { place, afterFailure, confirmation }: Till): void => {
  const toProvider = async (page: Page): Promise<string> => {
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(place(page).getByRole('heading', { name: /^Pay ₹/ })).toBeVisible();
    return place(page).getByRole('row', { name: 'Transaction' }).getByRole('cell').innerText();
  };
  const press = (page: Page, button: string): Promise<void> =>
    place(page).getByRole('button', { name: button, exact: true }).click();

  test.beforeEach(async ({ page, desk }) => {
    await enter(page, desk);
  });

  test(`a service is bought by ${name} and becomes a confirmed order [PAY-13] [PAY-21]`, async ({ page }) => {
    const ordered = page.waitForRequest('**/place-order');
    await fillCart(page);
    const before = await orderIds(page);
    const transaction = await toProvider(page);
    expect((await ordered).postDataJSON()).toMatchObject({ payment_gateway: name });
    await press(page, 'Pay');
    await expect(page).toHaveURL(new RegExp(`/payment-response\\?status=success&order_id=${transaction}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
    await expect(page.getByText('Confirmed in our records.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    expect(await orderIds(page)).toHaveLength(before.length + 1);
  });

  test(`a payment by ${name} that fails is paid again as the same order, pressed twice [PAY-20]`, async ({
    page,
  }) => {
    await fillCart(page);
    const first = await toProvider(page);
    await press(page, 'Fail');
    await afterFailure(page);
    const { length } = await orderIds(page);
    await page.getByRole('button', { name: 'Place Order' }).evaluate((button) => {
      if (!(button instanceof HTMLButtonElement)) return;
      button.click();
      button.click();
    });
    await expect(place(page).getByRole('heading', { name: /^Pay ₹/ })).toBeVisible();
    await expect(place(page).getByRole('row', { name: 'Transaction' }).getByRole('cell')).toHaveText(first);
    await press(page, 'Pay');
    await expect(page.getByText('Confirmed in our records.')).toBeVisible();
    expect(await orderIds(page)).toHaveLength(length);
  });

  if (confirmation === undefined) return;
  test(`a payment by ${name} whose confirmation is lost is found in the list of orders [PAY-21]`, async ({
    page,
    incidents,
  }) => {
    incidents.expectFailuresOf(`/api/v3${confirmation}`);
    await fillCart(page);
    await loseAnswerOf(page, confirmation);
    const transaction = await toProvider(page);
    await press(page, 'Pay');
    await expect(page).toHaveURL(new RegExp(`/payment-response\\?status=checking&order_id=${transaction}$`));
    await expect(page.getByText('Confirmed in our records.')).toBeVisible();
  });
};
