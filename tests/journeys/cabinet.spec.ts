import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readZip } from '../doubles/readZip.ts';
import { findings } from './support/axe.ts';
import { changeFiles, listFiles, serverOf } from './support/cabinet.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';

const MEGABYTE = 1_000_000;

const headings = (page: Page) => page.getByRole('list', { name: 'Recents' }).getByRole('heading');
const choice = (page: Page) => page.getByRole('combobox', { name: 'Group by' });

const zipOf = async (page: Page, button: string): Promise<ReadonlyMap<string, Uint8Array>> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^filecabinet-20\d\d-\d\d-\d\d\.zip$/);
  return readZip(readFileSync(await file.path()));
};

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test.describe('The cabinet in groups', () => {
  test('keeps them with a reload, with Back and behind a copied address [VAULT-01]', async ({
    page,
    context,
  }) => {
    await page.goto('/filecabinet');
    await choice(page).selectOption('Tag');
    const tags = [
      'Accounting',
      'Compliance',
      'Director KYC',
      'GST',
      'Income Tax',
      'Income Tax Return',
      'TDS',
      'No Tags',
    ];
    await expect(headings(page)).toHaveText(tags);
    await expect(page).toHaveURL('/filecabinet?group=tag');
    expect(await findings(page)).toEqual([]);
    await page.reload();
    await expect(headings(page)).toHaveText(tags);
    await expect(choice(page)).toHaveValue('tag');
    await page.getByRole('link', { name: 'Invoices are under Payments' }).click();
    await expect(page).toHaveURL('/payments');
    await page.goBack();
    await expect(headings(page)).toHaveText(tags);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(headings(other)).toHaveText(tags);
    await choice(other).selectOption('Year, then tag');
    await expect(headings(other).first()).toHaveText(/^Uploaded in FY 20\d\d-\d\d · /);
  });

  test('of 5,000 files keep the page small, wherever it is scrolled to [VAULT-01]', async ({ page }) => {
    await listFiles(page, 5000, (place) => ({
      tags: `tag ${place % 700}`,
      created_at: `${2020 + (place % 7)}-11-20 10:00:00`,
    }));
    await page.goto('/filecabinet?group=year-tag');
    await expect(headings(page).first()).toHaveText('Uploaded in FY 2026-27 · tag 104');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    const nodes = (): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);
    for (const share of [0, 0.3, 0.7, 1]) {
      await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
      await page.evaluate(
        () => new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await nodes()).toBeLessThanOrEqual(1500);
    }
    await page.getByRole('button', { name: 'Select all' }).click();
    await expect(page.getByText('5,000 files selected')).toBeVisible();
  });
});

test.describe('Download all', () => {
  test(
    'packs two files with one name, each with its bytes, under safe names, and lists a failing one [VAULT-02]',
    { tag: '@flow' },
    async ({ page, incidents }) => {
      let lost = '';
      await changeFiles(page, (files) =>
        files.map((file) => {
          if (file.tags === 'Income Tax') return { ...file, file_name: 'return.pdf' };
          if (file.tags === 'GST') return { ...file, file_name: '../../a\u0000b: c?.pdf' };
          if (file.tags === 'TDS') lost = file.filepath;
          return file;
        }),
      );
      await page.goto('/filecabinet');
      await expect(page.getByRole('list', { name: 'From your expert' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Download return.pdf' })).toHaveCount(2);
      incidents.expectFailuresOf(lost);
      await page.route(`**/files/download-link/${lost}`, (route) => route.fulfill({ status: 404, json: {} }));
      const zip = await zipOf(page, 'Download all');
      const names = [...zip.keys()].map((name) => name.replace(/^Uploaded in FY 20\d\d-\d\d\//, ''));
      expect(names.toSorted()).toEqual([
        'Accounting/purchase-register.csv',
        'Compliance/Board resolution.pdf',
        'Director KYC/DIR-3 KYC receipt.pdf',
        'GST/_..-..-a-b- c-.pdf',
        'Income Tax Return/return.pdf',
        'Income Tax/return.pdf',
        'Missing files.txt',
        'No Tags/office-front.png',
      ]);
      const returns = [...zip].filter(([name]) => name.includes('return'));
      const titles = returns.map(
        ([, bytes]) => /\((.*?\.pdf)\) Tj/.exec(Buffer.from(bytes).toString('latin1'))?.[1],
      );
      expect(new Set(titles)).toEqual(new Set(['Form 16 - FY 2024-25.pdf', 'ITR acknowledgement.pdf']));
      expect(Buffer.from(zip.get('Missing files.txt') ?? []).toString()).toContain(
        'TDS/challan-q2.csv: download failed',
      );
      await expect(page.getByRole('alert').filter({ hasText: 'challan-q2.csv' })).toBeVisible();
    },
  );

  test('takes the files that are selected by keyboard [VAULT-02]', async ({ page }) => {
    await page.goto('/filecabinet?group=tag');
    await expect(headings(page)).toHaveCount(8);
    await page.getByRole('button', { name: 'Select', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: 'Select all files of Income Tax', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'Select all files of Income Tax Return' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('2 files selected')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const names = [...(await zipOf(page, 'Download selected')).keys()];
    expect(names.map((name) => name.replace(/Uploaded in FY 20\d\d-\d\d/, 'FY'))).toEqual([
      'Income Tax/FY/Form 16 - FY 2024-25.pdf',
      'Income Tax Return/FY/ITR acknowledgement.pdf',
    ]);
  });

  test('packs 300 files of 1 MB and holds only a few of them at a time [VAULT-02]', async ({ page }) => {
    test.setTimeout(240_000);
    const protocol = await page.context().newCDPSession(page);
    const held: number[] = [];
    await listFiles(page, 300, () => ({ file_name: 'scan.pdf' }));
    await page.route('**/files/download-link/**', (route) =>
      route.fulfill({
        json: {
          status: true,
          data: {
            direct_download_link: new URL(`/large${new URL(route.request().url()).pathname}`, page.url())
              .href,
          },
        },
      }),
    );
    const large = await serverOf(Buffer.alloc(MEGABYTE, 7));
    await page.route('**/large/**', async (route) => {
      // The page waits for this file, so that what it still holds is what it needs.
      if (/\/(?:100|200|299)\.pdf$/.test(route.request().url())) {
        await protocol.send('HeapProfiler.collectGarbage');
        const { usedSize, backingStorageSize } = await protocol.send('Runtime.getHeapUsage');
        held.push(usedSize + backingStorageSize);
      }
      await route.continue({ url: large.address });
    });
    await page.goto('/filecabinet');
    await expect(page.getByRole('button', { name: 'Download all' })).toBeEnabled();
    const zip = await zipOf(page, 'Download all');
    large.close();
    expect(zip.size).toBe(300);
    expect([...zip.values()].every((bytes) => bytes.length === MEGABYTE)).toBe(true);
    expect(zip.has('Uploaded in FY 2026-27/GST/scan (300).pdf')).toBe(true);
    test.info().annotations.push({ type: 'held bytes', description: held.join(' ') });
    expect(held).toHaveLength(3);
    expect(Math.max(...held)).toBeLessThan(30 * MEGABYTE);
  });
});
