import type { Page } from '@playwright/test';
import { fillCart, loseAnswerOf, orderIds, toGateway } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { openSettled } from './support/openScreen.ts';

// This backend ignores idempotency keys: a request sent twice takes effect twice.
test.use({ portal: { api: { origin: '', idempotency: false } } });
// One worker is enough for a sandbox of its own, which takes three seconds to start.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
  await fillCart(page);
});

const orderButton = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const problem = (page: Page) => page.getByRole('main').getByRole('alert');

/** Opens another tab of the same browser, which shares the session. */
const secondTab = async (page: Page): Promise<Page> => {
  const stored = await page.evaluate(() => Object.entries(sessionStorage));
  const other = await page.context().newPage();
  await other.goto('/brand/icon.svg');
  await other.evaluate((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, stored);
  await other.goto('/cart');
  await expect(other.getByRole('textbox', { name: 'Billing Address' })).not.toHaveValue('');
  return other;
};

/** The press itself, without the wait for what it leads to. */
const press = (page: Page): Promise<void> => orderButton(page).dispatchEvent('click');

test('two tabs that press Place Order at once place one order [RESUME-09]', async ({ page }) => {
  const before = await orderIds(page);
  const other = await secondTab(page);
  const pressed = Promise.withResolvers<void>();
  // However slow the machine: no call is answered before both tabs have pressed.
  await page.context().route('**/api/v3/place-order', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await Promise.all([press(page), press(other)]);
  pressed.resolve();
  const payments = [page, other].map((tab) => tab.getByRole('heading', { name: /^Pay ₹/ }));
  await Promise.all(payments.map((heading) => expect(heading).toBeVisible()));
  await other.close();
  await page.goto('/dashboard');
  expect(await orderIds(page)).toHaveLength(before.length + 1);
});

test('Back from the payment page in another tab leads to the same order [RESUME-09]', async ({ page }) => {
  const before = await orderIds(page);
  const first = await toGateway(page);
  const other = await page.context().newPage();
  await other.goto('/cart');
  await expect(other.getByRole('textbox', { name: 'Billing Address' })).not.toHaveValue('');
  expect(await toGateway(other)).toBe(first);
  await page.goto('/dashboard');
  expect(await orderIds(page)).toHaveLength(before.length + 1);
});

test('after a lost response with the order list down, nothing is sent until the outcome is known [RESUME-04]', async ({
  page,
  incidents,
}) => {
  incidents.expectFailuresOf('/api/v3/place-order');
  incidents.expectFailuresOf('/api/v3/user/orders');
  const before = await orderIds(page);
  await loseAnswerOf(page, '/place-order');
  await orderButton(page).click();
  await expect(problem(page)).toContainText('Error placing order: ');
  await page.route('**/api/v3/user/orders', (route) => route.fulfill({ status: 500, json: {} }));
  await orderButton(page).click();
  await expect(problem(page)).toContainText('We could not confirm whether your last order was placed.');
  await expect(page.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await openSettled(page, '/cart');
  await orderButton(page).click();
  const again = page.getByRole('button', { name: 'Check again' });
  await again.click();
  await expect(problem(page)).toContainText('We could not confirm');
  await expect(again).not.toHaveClass(/loading/);
  await page.unroute('**/api/v3/user/orders');
  await again.click();
  await expect(page.getByRole('heading', { name: /^Pay ₹/ })).toBeVisible();
  await page.goto('/dashboard');
  expect(await orderIds(page)).toHaveLength(before.length + 1);
});

test('log-out in one tab removes the attempt in every tab [RESUME-09]', async ({ page }) => {
  await toGateway(page);
  await page.goto('/cart');
  expect(await page.evaluate(() => localStorage.getItem('portal.orderAttempt'))).not.toBeNull();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('portal.orderAttempt'))).toBeNull();
});

test('an order with nothing to pay leads to its result, confirmed by the list [RESUME-08]', async ({
  page,
}) => {
  const before = await orderIds(page);
  await page.getByRole('textbox', { name: 'Discount Code' }).fill('FREE100');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Nothing to pay. Your order will be confirmed right away.')).toBeVisible();
  await orderButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
  expect(await orderIds(page)).toHaveLength(before.length + 1);
});
