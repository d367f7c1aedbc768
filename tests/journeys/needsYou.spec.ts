import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findings } from './support/axe.ts';
import { fillOrder } from './support/buy.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { ownRecords } from './support/ownRecords.ts';
import { aRule, dayIn, serveRules } from './support/deadlineRules.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';

const list = (page: Page) => page.getByRole('region', { name: /^Needs you now/ });
const entries = (page: Page) => list(page).getByRole('listitem');
const entry = (page: Page, text: string) => entries(page).filter({ hasText: text });
const press = (page: Page, text: string) => entry(page, text).locator('a, button').click();

const document = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: readFileSync('tests/data/files/sharp.png'),
});

const openDashboard = async (page: Page): Promise<void> => {
  await page.goto('/dashboard');
  await expect(entries(page).first()).toBeVisible();
};

/** Fails once the page is loaded again. */
const markPage = (page: Page) => page.evaluate(() => void Reflect.set(globalThis, 'isSamePage', true));
const isSamePage = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'isSamePage') === true);

test.describe('What needs the customer now', () => {
  test.beforeEach(async ({ page, desk }) => {
    await enter(page, desk);
    await serveRules(page, () => [aRule({ services: ['Nothing that anybody has'] })]);
  });

  test('stands on top of the dashboard, most urgent first, and shifts nothing [NEED-08] [NEED-09]', async ({
    page,
  }) => {
    await watchShifts(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await openDashboard(page);
    await expect(list(page).getByRole('heading')).toHaveText('Needs you now (8)');
    await expect(page).toHaveTitle(/^Namaste, Asha · /);
    await expect(entries(page)).toHaveText([
      /^Upload 4 documents.*Private Limited Company.*[1-3] days? overdue/,
      /^Upload 1 document.*GST Registration.*[2-4] days left/,
      /^Decide ₹.*12 days left/,
      /^Decide ₹.*14 days left/,
      /^Place your order ₹8,258\.82.*MSME Registration, LLP Annual Filing/,
    ]);
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
    expect(await findings(page)).toEqual([]);
  });

  test(
    'is gone through by keyboard, and an uploaded document leaves it without a reload [NEED-03] [NEED-13]',
    { tag: '@flow' },
    async ({ page }) => {
      await openDashboard(page);
      await markPage(page);
      await page.getByRole('tab', { name: 'Overview' }).focus();
      await page.keyboard.press('Tab');
      await expect(list(page).getByRole('button', { name: 'Show all 8' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(entry(page, 'Upload 1 document').getByRole('link')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/task-detail\/\d+$/);
      await page.locator('input[type="file"]').first().setInputFiles(document('cheque.png'));
      await expect(page.getByText('No document is missing.')).toBeVisible();
      await page.goBack();
      await expect(list(page).getByRole('heading')).toHaveText('Needs you now (6)');
      await expect(entry(page, 'GST Registration')).toHaveCount(0);
      expect(await isSamePage(page)).toBe(true);
    },
  );

  test('loses a quotation that is decided, then the cart that is ordered and the order that is paid [NEED-02] [NEED-04] [NEED-05]', async ({
    page,
  }) => {
    await openDashboard(page);
    await press(page, 'Tax Notice Reply');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await loaded;
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(entry(page, 'Decide ₹')).toHaveCount(1);
    await press(page, 'Tax Notice Reply');
    await fillOrder(page);
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(entry(page, 'Pay now')).toHaveCount(1);
    await expect(entry(page, 'Place your order')).toHaveCount(0);
    await entry(page, 'Pay now').getByRole('button').click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(entry(page, 'Decide ₹')).toHaveCount(1);
    await expect(entry(page, 'Pay now')).toHaveCount(0);
    await expect(entry(page, 'Place your order')).toHaveCount(0);
  });

  test('tells honestly of a late step, until it is done [NEED-06]', async ({ page, desk }) => {
    const records = ownRecords(page);
    const task = (await records.tasks()).find((one) => one.service_name === 'Book Keeping');
    const step = (await records.steps(task?.id ?? 0)).find(({ status }) => status === 1);
    const moved = { step: step?.id ?? 0, status: 1 } as const;
    await desk.moveStep({ ...moved, due_date: dayIn(-1) });
    await openDashboard(page);
    await list(page).getByRole('button', { name: 'Show all 9' }).click();
    await expect(entry(page, 'Chat with Expert')).toHaveText(/Our step “.*” is late.*1 day overdue/);
    const opened = page.waitForEvent('popup');
    await press(page, 'Chat with Expert');
    await (await opened).close();
    await desk.moveStep({ ...moved, due_date: dayIn(2) });
    await page.getByRole('link', { name: 'Profile' }).first().click();
    await page.goBack();
    await expect(list(page).getByRole('heading')).toHaveText('Needs you now (8)');
    await expect(entry(page, 'Chat with Expert')).toHaveCount(0);
  });

  test('names the forms that are due by law within a week, until they are put aside [NEED-07]', async ({
    page,
  }) => {
    await serveRules(page, () => [aRule({ services: ['GST Registration'] })]);
    await openDashboard(page);
    await list(page).getByRole('button', { name: 'Show all 9' }).click();
    await expect(entry(page, 'Check what is due')).toHaveText(/GST.*GSTR-3B.*2 days left/);
    await press(page, 'Check what is due');
    await expect(page).toHaveURL(/\/deadlines\?date=[\d-]+&rule=[a-z\d-]+$/);
    await page.getByRole('button', { name: 'Not for me' }).first().click();
    await page.goBack();
    await expect(list(page).getByRole('heading')).toHaveText('Needs you now (8)');
  });

  test('needs no code of the Deadlines page [NEED-11]', async ({ page }) => {
    await page.route(/\/assets\/deadlinesPage/, (route) => route.abort());
    await serveRules(page, () => [aRule({ services: ['GST Registration'] })]);
    await openDashboard(page);
    await expect(list(page).getByRole('heading')).toHaveText('Needs you now (9)');
    await list(page).getByRole('button', { name: 'Show all 9' }).click();
    await expect(entry(page, 'Check what is due')).toHaveCount(1);
  });
});
