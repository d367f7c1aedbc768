import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { parsedCsv } from '../domain/payments/parsedCsv.ts';
import { readZip } from '../doubles/readZip.ts';
import { findings } from './support/axe.ts';
import { tabTo } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import {
  columnsOf,
  fullestYear,
  listedOrders,
  shown,
  spreadOrders,
  sumsByMonth,
} from './support/payments.ts';
import { resize } from './support/resize.ts';

const CHART = /^Column chart of what you paid/;

const fileOf = async (download: Download): Promise<Buffer> => readFileSync(await download.path());

const savedBy = async (page: Page, name: string): Promise<Download> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return download;
};

const chartOf = async (page: Page): Promise<Locator> => {
  const canvas = page.getByRole('img', { name: CHART }).locator('canvas').first();
  await expect(canvas).toBeVisible({ timeout: 20_000 });
  return canvas;
};

/** Opens the page with the year that has the most orders. */
const open = async (page: Page) => {
  await spreadOrders(page);
  const { name, orders } = fullestYear(await listedOrders(page));
  await page.goto(`/payments?year=${name}`);
  return { canvas: await chartOf(page), orders };
};

test.describe('Payments', () => {
  test(
    "of the demo customer are the list's own sums, in the table and as columns [MONEY-01] [MONEY-03]",
    { tag: '@flow' },
    async ({ page, desk }) => {
      await enter(page, desk);
      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Payments', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeFocused();
      const { canvas, orders } = await open(page);
      const months = sumsByMonth(orders);
      expect(months.size).toBeGreaterThan(0);
      for (const [month, { paid, gst }] of months) {
        const row = page.getByRole('row', { name: month });
        await expect(row.getByRole('cell').first()).toHaveText(shown(paid));
        await expect(row.getByRole('cell').nth(1)).toHaveText(shown(gst));
      }
      const paid = [...months.values()].map((sums) => sums.paid).toReversed();
      await expect(async () => {
        const columns = await columnsOf(canvas);
        expect(columns).toHaveLength(paid.length);
        const perRupee = Math.max(...columns) / Math.max(...paid);
        for (const [place, height] of columns.entries())
          expect(Math.abs(height - (paid[place] ?? 0) * perRupee)).toBeLessThan(4);
      }).toPass({ timeout: 10_000 });
      expect(await findings(page)).toEqual([]);
    },
  );

  test('narrow to a month by keyboard and by a press of its column [MONEY-03]', async ({ page, desk }) => {
    await enter(page, desk);
    const { canvas, orders } = await open(page);
    const months = [...sumsByMonth(orders)].toSorted(([, one], [, another]) => another.paid - one.paid);
    const [[tallest] = [''], [other] = ['']] = [months[0], months.at(-1)];
    await page.getByRole('heading', { level: 1 }).focus();
    await tabTo(page, other);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Orders of ${other}` })).toBeVisible();
    await expect(page).toHaveURL(/[?&]month=20\d\d-\d\d$/);
    await page.reload();
    await expect(page.getByRole('button', { name: other })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Show the whole year' }).click();
    const box = await canvas.boundingBox();
    const place = (new Date(`1 ${tallest}`).getMonth() + 9) % 12;
    const [left, right] = [70, 16];
    const x = left + (((box?.width ?? 0) - left - right) * (place + 0.5)) / 12;
    await expect(async () => {
      await canvas.click({ position: { x, y: (box?.height ?? 0) - 60 } });
      await expect(page.getByRole('heading', { name: `Orders of ${tallest}` })).toBeVisible({
        timeout: 1000,
      });
    }).toPass({ timeout: 10_000 });
    expect(await findings(page)).toEqual([]);
  });

  test('go to the accountant as CSV, and their invoices as one zip, one of them missing [MONEY-05] [MONEY-06]', async ({
    page,
    desk,
    incidents,
  }) => {
    await enter(page, desk);
    const { orders } = await open(page);
    const csv = await savedBy(page, 'Download for your accountant');
    expect(csv.suggestedFilename()).toMatch(/^payments-20\d\d-\d\d\.csv$/);
    const [head, ...rows] = parsedCsv((await fileOf(csv)).toString('utf8'));
    expect(head).toHaveLength(13);
    const expected = orders
      .map(({ order_id: id, gst, total }) => [id, Number(gst).toFixed(2), Number(total).toFixed(2)])
      .toReversed();
    expect(rows.map(([, id, , gst, total]) => [id, gst, total])).toEqual(expected);
    // The demo customer is billed in the state of the provider.
    for (const [, , , gst, , , , , , , ...parts] of rows) {
      const half = (Number(gst) / 2).toFixed(2);
      expect(parts).toEqual([half, half, '0.00']);
    }

    const invoiced = orders.filter(({ invoice_path: path }) => Boolean(path));
    const lost = invoiced[1]?.invoice_path ?? '';
    const sent: (string | null)[] = [];
    page.on('request', async (request) => {
      if (request.url().includes('/sandbox/files/')) sent.push(await request.headerValue('authorization'));
    });
    incidents.expectFailuresOf(lost);
    await page.route(`**/files/download-link/${lost}`, (route) => route.fulfill({ status: 404, json: {} }));
    const zip = await savedBy(page, 'Download invoices');
    expect(zip.suggestedFilename()).toMatch(/^invoices-20\d\d-\d\d\.zip$/);
    const files = readZip(await fileOf(zip));
    const named = rows.map((row) => row[6] ?? '').filter((name) => name !== '');
    const missing = named[named.length - 2] ?? '';
    expect([...files.keys()].toSorted()).toEqual(
      [...named.filter((name) => name !== missing), 'Missing invoices.txt'].toSorted(),
    );
    for (const [name, bytes] of files)
      expect(Buffer.from(bytes).toString('latin1').slice(0, 5)).toBe(
        name.endsWith('.pdf') ? '%PDF-' : 'These',
      );
    expect(Buffer.from(files.get('Missing invoices.txt') ?? []).toString()).toContain(missing);
    await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible();
    expect(sent).toEqual(invoiced.slice(1).map(() => null));
  });

  test('have a table whose columns break no word, at any width [MONEY-03]', async ({ page, desk }) => {
    await enter(page, desk);
    await open(page);
    for (const width of [360, 1024, 1040, 1100, 1200, 1280]) {
      await resize(page, { width, height: 800 });
      const broken = await page.locator('.portal-payments-months th').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(cell);
          const range = document.createRange();
          range.selectNodeContents(cell);
          const lines = Math.round(
            (range.getBoundingClientRect().height -
              parseFloat(paddingBlockStart) -
              parseFloat(paddingBlockEnd)) /
              parseFloat(lineHeight),
          );
          return lines > cell.textContent.split(' ').length ? [`${cell.textContent} in ${lines} lines`] : [];
        }),
      );
      expect(broken, `at ${width}`).toEqual([]);
    }
  });

  test('of five thousand orders keep the page small while it scrolls [MONEY-01]', async ({ page, desk }) => {
    await enter(page, desk);
    await page.route('**/api/v3/user/orders', (route) =>
      route.fulfill({
        json: {
          status: true,
          data: {
            data: Array.from({ length: 5000 }, (_, place) => ({
              id: place + 1,
              order_id: `ORD-${place}`,
              created_at: new Date(Date.UTC(2026, 5, 1) - place * 60_000).toISOString(),
              payment_status: 'success',
              gst: '18.00',
              total: '118.00',
            })),
          },
        },
      }),
    );
    await page.goto('/payments');
    await chartOf(page);
    await expect(page.getByRole('listitem').getByRole('button', { name: /ORD-0/ })).toBeAttached();
    await page.mouse.move(600, 500);
    for (let step = 0; step < 8; step += 1) {
      await page.mouse.wheel(0, 2000);
      await page.waitForTimeout(100);
      expect(await page.locator('*').count()).toBeLessThanOrEqual(1500);
    }
  });
});
