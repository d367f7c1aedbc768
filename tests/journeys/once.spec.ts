import type { Page } from '@playwright/test';
import { cartSize, fillCart, loseAnswerOf, orderIds, toGateway } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import type { Incidents } from './support/incidents.ts';

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

/** Places an order whose response is lost; returns the orders before it. */
const loseOrder = async (page: Page, incidents: Incidents): Promise<readonly string[]> => {
  incidents.expectFailuresOf('/api/v3/place-order');
  await fillCart(page);
  const before = await orderIds(page);
  await loseAnswerOf(page, '/place-order');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error placing order: ');
  return before;
};

test.describe('Nothing is bought twice', () => {
  test('by a double click, or Enter and a click [PAY-20]', async ({ page }) => {
    await fillCart(page);
    const before = await orderIds(page);
    await page.getByRole('button', { name: 'Place Order' }).evaluate((button) => {
      if (!(button instanceof HTMLButtonElement)) return;
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await expect(page.getByRole('heading', { name: /^Pay ₹/ })).toBeVisible();
    await page.goto('/dashboard');
    expect(await orderIds(page)).toHaveLength(before.length + 1);
  });

  test('when the response to an order is lost [PAY-20]', async ({ page, incidents }) => {
    const before = await loseOrder(page, incidents);
    expect(await orderIds(page)).toHaveLength(before.length + 1);
    await toGateway(page);
    await page.goto('/dashboard');
    expect(await orderIds(page)).toHaveLength(before.length + 1);
  });

  test(
    'when the response to an order is lost and the page is reloaded [PAY-20]',
    { tag: '@flow' },
    async ({ page, incidents }) => {
      const before = await loseOrder(page, incidents);
      await page.reload();
      await toGateway(page);
      await page.goto('/dashboard');
      expect(await orderIds(page)).toHaveLength(before.length + 1);
    },
  );

  test('when a payment failed and another tab pays for the order [RESUME-09]', async ({ page, context }) => {
    await fillCart(page);
    const before = await orderIds(page);
    await page.getByRole('textbox', { name: 'Billing Address' }).fill('14 MG Road');
    await page.getByRole('textbox', { name: 'Discount Code' }).fill('SAVE10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Code SAVE10 is applied.')).toBeVisible();
    const first = await toGateway(page);
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
    const other = await context.newPage();
    await page.close();
    await other.goto('/cart');
    await expect(other.getByText('Code SAVE10 is applied.')).toBeVisible();
    await expect(other.getByRole('textbox', { name: 'Billing Address' })).toHaveValue('14 MG Road');
    expect(await toGateway(other)).toBe(first);
    await other.goto('/dashboard');
    expect(await orderIds(other)).toHaveLength(before.length + 1);
  });

  test('when the response to an addition is lost', async ({ page, incidents }) => {
    incidents.expectFailuresOf('/api/v3/add-to-cart');
    await page.goto('/sub-service/18');
    const before = await cartSize(page);
    await loseAnswerOf(page, '/add-to-cart');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByRole('alert')).toHaveText('An error occurred while adding to cart.');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await cartSize(page)).toBe(before + 1);
  });
});

test.describe('Without the security policy, which would stop an attack that got through', () => {
  test.use({ bypassCSP: true });

  test('an FAQ answer is HTML, and nothing in it runs [SERV-11]', { tag: '@flow' }, async ({ page }) => {
    const content =
      '<b>bold</b><img src="/media/none.png" onerror="document.title=1"><script>document.title = 2</script>';
    await page.route('**/api/v3/faqs/16', (route) =>
      route.fulfill({ json: { data: [{ id: 1, title: 'Safe?', content }] } }),
    );
    await page.goto('/sub-service/16');
    await page.getByRole('button', { name: 'Safe?' }).click();
    await expect(page.locator('b', { hasText: 'bold' })).toBeVisible();
    await expect(page).toHaveTitle(/^GST Registration/);
    expect(await page.locator('[onerror], main script').count()).toBe(0);
  });
});
