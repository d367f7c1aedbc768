import type { Page } from '@playwright/test';
import { fillCart, orderIds, toGateway } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { openTransactions } from './support/openTransactions.ts';

/** Places an order whose payment fails; returns its Transaction ID. */
const failPayment = async (page: Page): Promise<string> => {
  await fillCart(page);
  const order = await toGateway(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
  return order;
};

const openUnpaid = async (page: Page): Promise<void> => {
  await page.goto('/dashboard');
  await openTransactions(page);
  await expect(page.getByRole('button', { name: 'Pay now', exact: true })).toBeVisible();
};

const paidOrder = (page: Page) => page.getByRole('row', { name: 'Transaction' }).getByRole('cell');

test.describe('Pay now', () => {
  test.beforeEach(async ({ page, desk }) => {
    await enter(page, desk);
  });

  test(
    'pays a failed order from Transactions in another tab, as the same order [RESUME-02]',
    { tag: '@flow' },
    async ({ page, context }) => {
      const order = await failPayment(page);
      const { length } = await orderIds(page);
      const other = await context.newPage();
      await openUnpaid(other);
      await other.getByRole('button', { name: 'Pay now', exact: true }).click();
      await expect(paidOrder(other)).toHaveText(order);
      await other.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(other.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
      expect(await orderIds(other)).toHaveLength(length);
    },
  );

  test('pressed in two tabs at once leads to one payment of one order [RESUME-02]', async ({
    page,
    context,
    incidents,
  }) => {
    // The provider refuses to take the second payment of one order.
    incidents.expect(/400 POST .*\/pay\//, /console: .*\/pay\//);
    const order = await failPayment(page);
    const { length } = await orderIds(page);
    const tabs = [page, await context.newPage()] as const;
    for (const tab of tabs) await openUnpaid(tab);
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Pay now', exact: true }).click()));
    for (const tab of tabs) await expect(paidOrder(tab)).toHaveText(order);
    const [first, second] = tabs;
    await first.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(first.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
    await second.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(second.getByRole('heading', { name: /^Pay ₹/ })).toHaveCount(0);
    expect(await orderIds(page)).toHaveLength(length);
    await page.goto('/dashboard');
    await openTransactions(page);
    await expect(page.getByRole('button', { name: new RegExp(order) })).toContainText('Success');
    await expect(page.getByRole('button', { name: 'Pay now', exact: true })).toHaveCount(0);
  });

  test('is not offered once the cart has changed: a sentence says why, with the way to the cart [RESUME-03]', async ({
    page,
  }) => {
    const order = await failPayment(page);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Remove GST Annual Return' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('button', { name: 'Remove GST Annual Return' })).toHaveCount(0);
    await page.goto('/dashboard');
    await openTransactions(page);
    await page.getByRole('button', { name: new RegExp(order) }).click();
    await expect(page.getByText(/your cart has changed since/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay now', exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'Open cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
  });
});
