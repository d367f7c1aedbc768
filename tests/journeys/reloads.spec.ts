import type { Page } from '@playwright/test';
import type { Desk } from '../../scripts/desk.ts';
import { anOrder, fillOrder } from './support/buy.ts';
import { fillCart } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { ownRecords } from './support/ownRecords.ts';
import { answerUpload, drop, five, open, press as pressInDialog, row } from './support/severalUploads.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator('input, textarea'));

/** A screen that a customer has filled or narrowed, and what has to stand there afterwards. */
interface Filled {
  readonly name: string;
  readonly fill: (page: Page) => Promise<void>;
  readonly stands: (page: Page) => Promise<void>;
}

const screens: readonly Filled[] = [
  {
    name: 'a free payment',
    fill: async (page) => {
      await page.goto('/sub-service/162');
      await field(page, 'Purpose of payment').fill('Notice reply');
      await field(page, 'Amount').fill('4500');
    },
    stands: async (page) => {
      await expect(field(page, 'Purpose of payment')).toHaveValue('Notice reply');
      await expect(field(page, 'Amount')).toHaveValue('4500');
    },
  },
  {
    name: 'what a quotation is to be about',
    fill: async (page) => {
      await page.goto('/sub-service/32');
      await page.getByRole('textbox', { name: 'What is it about?' }).fill('Notice of 2023');
    },
    stands: (page) =>
      expect(page.getByRole('textbox', { name: 'What is it about?' })).toHaveValue('Notice of 2023'),
  },
  {
    name: 'the questions',
    fill: async (page) => {
      await page.goto('/Income%20Tax%20Return/24');
      await page.getByRole('checkbox', { name: 'Salary' }).check();
      await field(page, 'How many Form 16 do you have?').fill('3');
    },
    stands: async (page) => {
      await expect(page.getByRole('checkbox', { name: 'Salary' })).toBeChecked();
      await expect(field(page, 'How many Form 16 do you have?')).toHaveValue('3');
    },
  },
  {
    name: 'the order form and a code that is not applied',
    fill: async (page) => {
      await fillCart(page);
      await fillOrder(page, { ...anOrder, address: '77 Zaveri Chawl' });
      await field(page, 'Discount Code').fill('SAVE10');
    },
    stands: async (page) => {
      await expect(field(page, 'Billing Address')).toHaveValue('77 Zaveri Chawl');
      await expect(field(page, 'Discount Code')).toHaveValue('SAVE10');
    },
  },
  {
    name: 'the reason of a rejection',
    fill: async (page) => {
      const [pending] = (await ownRecords(page).quotations()).filter(({ status }) => status === 0);
      await page.goto(`/quotation/${pending?.id}`);
      await press(page, 'Deny');
      await page.getByRole('dialog').getByRole('textbox').fill('The fee is higher than agreed.');
    },
    stands: (page) =>
      expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('The fee is higher than agreed.'),
  },
  {
    name: 'Edit Profile',
    fill: async (page) => {
      await page.goto('/profile');
      await press(page, 'Edit Profile');
      await field(page, 'PAN Number').fill('QZXPV4821K');
    },
    stands: (page) => expect(field(page, 'PAN Number')).toHaveValue('QZXPV4821K'),
  },
  {
    name: 'the bank details of the profile',
    fill: async (page) => {
      await page.goto('/profile');
      await tab(page, 'Bank Details').click();
    },
    stands: (page) => expect(tab(page, 'Bank Details')).toHaveAttribute('aria-selected', 'true'),
  },
  {
    name: 'search and filters of the cabinet',
    fill: async (page) => {
      await page.goto('/filecabinet');
      await field(page, 'Search files').fill('gst');
      await press(page, 'Filters');
      const filters = page.getByRole('dialog', { name: 'Filter files' });
      await filters.getByText('pdf', { exact: true }).click();
      await filters.getByRole('button', { name: 'Apply' }).click();
    },
    stands: async (page) => {
      await expect(field(page, 'Search files')).toHaveValue('gst');
      await expect(page.getByRole('button', { name: 'Remove filter pdf' })).toBeVisible();
    },
  },
  {
    name: 'the tracking of a task',
    fill: async (page) => {
      const [task] = await ownRecords(page).tasks();
      await page.goto(`/task-detail/${task?.id}`);
      await tab(page, 'Tracking Status').click();
    },
    stands: (page) => expect(tab(page, 'Tracking Status')).toHaveAttribute('aria-selected', 'true'),
  },
  {
    name: 'the open tab of the dashboard',
    fill: async (page) => {
      await page.goto('/dashboard');
      await tab(page, 'Work Status').click();
      await expect(tab(page, 'Work Status')).toHaveAttribute('aria-selected', 'true');
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('quickAccess');
    },
    stands: (page) => expect(tab(page, 'Work Status')).toHaveAttribute('aria-selected', 'true'),
  },
];

const enterAs = (page: Page, desk: Desk) => enter(page, desk);
const keptForms = (page: Page) => page.evaluate(() => sessionStorage.getItem('portal.forms'));

/** What the browser tells a page that goes into its back/forward cache, and back out of it. */
const cacheAndBack = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

test.describe('What was typed or chosen', () => {
  for (const { name, fill, stands } of screens)
    test(`survives a reload and the back/forward cache: ${name} [LINE-06]`, async ({ page, desk }) => {
      await enterAs(page, desk);
      await fill(page);
      await stands(page);
      await page.reload();
      await stands(page);
      await cacheAndBack(page);
      await stands(page);
      expect(await keptForms(page)).toBeNull();
    });

  test('is not found by the next customer of the tab, nor after Log Out [LINE-06]', async ({
    page,
    desk,
  }) => {
    await enterAs(page, desk);
    await page.goto('/sub-service/162');
    await field(page, 'Purpose of payment').fill('Notice reply');
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(await keptForms(page)).toContain('Notice reply');
    await press(page, 'Log Out');
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(field(page, 'Mobile Number')).toBeVisible();
    expect(await keptForms(page)).toBeNull();
    await enterAs(page, desk);
    await page.goto('/sub-service/162');
    await expect(field(page, 'Purpose of payment')).toHaveValue('');
  });
});

test('Several uploads that a reload cuts off are told afterwards, by name [CHECK-06]', async ({
  page,
  desk,
}) => {
  await enterAs(page, desk);
  await answerUpload(page, 2, 'never');
  page.on('dialog', (question) => void question.accept());
  await open(page);
  await drop(page, five);
  await pressInDialog(page, 'Upload');
  await expect(row(page, 'one.pdf')).toContainText('Sent');
  await expect(row(page, 'two.pdf')).toContainText('Cancel');
  await page.reload();
  const told = page.getByRole('status').filter({ hasText: 'This page was loaded again' });
  await expect(told).toContainText('three.pdf, four.pdf, five.pdf');
  await expect(told).toContainText('while this file was being sent: two.pdf');
});
