import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { openSettled } from './support/openScreen.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { watchedCalls } from './support/watchedCalls.ts';

const response = async (page: Page, call: string, json: unknown): Promise<void> => {
  await page.route(`**/api/v3/${call}`, (route) => route.fulfill({ json }));
};

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const section = (page: Page, name: string) => page.getByRole('region', { name });

/** For each tab a section that no other tab has: the pressed tab is marked at once, its content follows. */
const ownSections = {
  Overview: 'Recent Transactions',
  'Work Status': 'Completed Services',
  Transactions: 'Transactions',
} as const;

const openTab = async (page: Page, name: keyof typeof ownSections): Promise<void> => {
  await tab(page, name).click();
  await expect(page.getByRole('region', { name: ownSections[name], exact: true })).toBeVisible();
};

test.describe('The dashboard', () => {
  test.beforeEach(async ({ page, desk }) => {
    await enter(page, desk);
  });

  test(
    "shows sidebar, top bar and three tabs with the backend's data [DASH-02]",
    { tag: '@flow' },
    async ({ page }) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Namaste, Asha');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByPlaceholder('Search here...')).toBeVisible();
      await expect(page.getByRole('tab')).toHaveText(['Overview', 'Work Status', 'Transactions']);
      const recent = section(page, 'Recent Transactions').getByRole('button', { name: /Transaction ID/ });
      await expect(recent).toHaveCount(3);
      await expect(section(page, 'Quotations').getByRole('link', { name: /#QR/ }).first()).toBeVisible();
      await expect(section(page, 'All Services').getByRole('link', { name: 'Pay' })).toBeVisible();
      await openTab(page, 'Work Status');
      await expect(section(page, 'Completed Services').getByText('Status: Completed').first()).toBeVisible();
      await openTab(page, 'Transactions');
      await expect(page.getByRole('list', { name: 'Transactions' })).toBeVisible();
    },
  );

  test(
    'lays out its blogs as four columns on a large screen [BLOG-03]',
    { tag: '@flow' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/dashboard');
      const cards = section(page, 'Recent Blogs').getByRole('listitem');
      await expect(cards).toHaveCount(4);
      // All at one moment: the blocks above may still be loading.
      const boxes = await cards.evaluateAll((nodes) =>
        nodes.map((node) => {
          const { x, y } = node.getBoundingClientRect();
          return { x: Math.round(x), y: Math.round(y) };
        }),
      );
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
      expect(new Set(boxes.map(({ x }) => x)).size).toBe(4);
    },
  );

  test('returns from a task to the tab that was open', async ({ page }) => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'View Full Report' }).first().click();
    await expect(tab(page, 'Work Status')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Work Status')).toBeFocused();
    await page.getByRole('button', { name: 'View Details' }).first().click();
    await expect(page).toHaveURL(/\/task-detail\/\d+$/);
    await page.goBack();
    await expect(tab(page, 'Work Status')).toHaveAttribute('aria-selected', 'true');
  });

  test('shifts nothing while it loads', async ({ page }) => {
    await watchShifts(page);
    await page.goto('/dashboard');
    await expect(section(page, 'Recent Blogs').getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('img', { name: /^Completed/ }).first()).toBeVisible();
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.02);
  });

  test('needs no sideways scrolling at 320 px, in any tab', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/dashboard');
    for (const name of ['Overview', 'Work Status', 'Transactions'] as const) {
      await openTab(page, name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });

  test('is no wider than a phone while its lists are read', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.route('**/recent-blogs**', () => undefined);
    await page.goto('/dashboard');
    await expect(section(page, 'Recent Blogs').getByRole('status')).toHaveText('Loading...');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(412);
  });

  test('downloads the invoice of a paid transaction [TXN-08]', async ({ page }) => {
    const link = { data: { direct_download_link: '/brand/icon.svg' } };
    const order = { id: 7, order_id: 'T7', payment_status: 'success', invoice_path: 'invoices/a b/7.pdf' };
    await response(page, 'user/orders', { status: true, data: { data: [order] } });
    await response(page, 'files/download-link/**', link);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /T7/ }).click();
    const asked = page.waitForRequest('**/files/download-link/**');
    await page.getByRole('button', { name: 'Download Invoice' }).click();
    expect(new URL((await asked).url()).pathname).toBe('/api/v3/files/download-link/invoices/a%20b/7.pdf');
    await expect(page).toHaveURL(/\/brand\/icon\.svg$/);
  });
});

const PHONE = { width: 360, height: 800 };

/** How far down the page something ends, which the bar at the bottom must not cover on the first screen. */
const endOf = async (found: Locator): Promise<number> => {
  const box = await found.boundingBox();
  return box === null ? Infinity : box.y + box.height;
};

for (const locale of ['en-IN', 'hi-IN'])
  test.describe(`On a phone, for a browser in ${locale}, Overview`, () => {
    test.use({ locale, viewport: PHONE });

    test('has at most four screens, and the first four entries on the first [HOME-07]', async ({
      page,
      desk,
    }) => {
      await enter(page, desk);
      await openSettled(page, '/dashboard');
      const entries = page.locator('.portal-need-row');
      await expect(entries).toHaveCount(5);
      await expect(page.locator('.portal-money-line')).toBeVisible();
      await expect(page.locator('.portal-completed').first()).toBeVisible();
      await expect(page.locator('.portal-remark')).toBeVisible();
      const bar = await page.locator('.portal-bottom-bar').boundingBox();
      expect(await endOf(entries.nth(3))).toBeLessThan(bar?.y ?? 0);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(4 * PHONE.height);
    });

    test('shows who has nothing yet all services with prices on the first screen [HOME-01]', async ({
      page,
      desk,
    }) => {
      await enter(page, desk, { empty: true });
      await openSettled(page, '/dashboard');
      const tiles = page.locator('.portal-services-priced .portal-service-tile');
      await expect(tiles).toHaveCount(8);
      await expect(tiles.first()).toContainText('₹');
      const bar = await page.locator('.portal-bottom-bar').boundingBox();
      expect(await endOf(tiles.last())).toBeLessThan(bar?.y ?? 0);
      await expect(page.locator('.portal-empty')).toHaveCount(2);
      expect(await page.locator('h2').first().getAttribute('id')).toBe(
        await page.locator('.portal-services-priced h2').getAttribute('id'),
      );
    });
  });

test.describe('A long history', () => {
  test.beforeEach(async ({ page, desk }) => {
    await enter(page, desk);
  });

  test('loads the steps and documents of 200 tasks at most six at a time, each once, and cancels on leaving [NEED-12]', async ({
    page,
  }) => {
    const tasks = Array.from({ length: 200 }, (_, index) => ({
      id: index + 1,
      status: 1,
      service_name: `Service ${index + 1}`,
    }));
    await response(page, 'user/tasks', { status: true, data: tasks });
    const steps = await watchedCalls(page, 'tracking-status-by-taskid/*', []);
    const documents = await watchedCalls(page, 'files/task/*', [{ id: 1, name: 'PAN card', files: [] }]);
    await page.goto('/dashboard');
    await expect(page.getByRole('article', { name: 'Service 3' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('link', { name: /^Upload 1 document/ })).toHaveCount(3);
    await expect.poll(() => steps.asked.length).toBeGreaterThan(20);
    await page.getByRole('link', { name: 'View all', exact: true }).click();
    await expect(page).toHaveURL(/\/quotation$/);
    for (const calls of [steps, documents]) {
      const atLeaving = calls.asked.length;
      await page.waitForTimeout(500);
      expect(calls.most).toBeLessThanOrEqual(6);
      expect(new Set(calls.asked).size).toBe(calls.asked.length);
      expect(calls.asked.length - atLeaving).toBeLessThanOrEqual(6);
      expect(calls.asked.length).toBeLessThan(200);
    }
  });
});
