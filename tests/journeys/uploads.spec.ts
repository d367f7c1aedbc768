import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { ownRecords } from './support/ownRecords.ts';
import { allowSlowCheck } from './support/unhurriedCheck.ts';

const chooser = (page: Page) => page.locator('input[type="file"]').first();
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

const LATE_PDF = Buffer.from('\uFEFF\r\n%PDF-1.7\nA statement of the bank.\n');
// A workbook with a password begins as OLE2, not as a zip.
const LOCKED_WORKBOOK = Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(504)}`, 'hex');

const downloaded = async (page: Page, name: string): Promise<Buffer> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}` }).click();
  return readFile(await (await download).path());
};

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test.describe('An unusual but valid file', () => {
  test('is kept byte for byte when it is a PDF whose header begins late [CHECK-04]', async ({
    page,
    announcements,
  }) => {
    await page.goto('/filecabinet');
    await chooser(page).setInputFiles({ name: 'late.pdf', mimeType: 'application/pdf', buffer: LATE_PDF });
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    const loaded = page.waitForEvent('load');
    await announcements.told('late.pdf uploaded.');
    await loaded;
    expect(await downloaded(page, 'late.pdf')).toEqual(LATE_PDF);
  });

  test('is accepted for a task when it is a workbook with a password [CHECK-03]', async ({ page }) => {
    await allowSlowCheck(page);
    const task = (await ownRecords(page).tasks()).find((one) => one.service_name === 'GST Registration');
    await page.goto(`/task-detail/${task?.id ?? 0}`);
    const input = card(page, 'Cancelled cheque').locator('input[type="file"]');
    await input.setInputFiles({ name: 'locked.xlsx', mimeType: '', buffer: LOCKED_WORKBOOK });
    await page.getByRole('button', { name: 'Upload anyway' }).click();
    await expect(page.getByText('locked.xlsx uploaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'View locked.xlsx' })).toBeVisible();
  });
});

test('The document just uploaded keeps its position on a phone and gets the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [task] = await ownRecords(page).tasks();
  const names = Array.from({ length: 14 }, (_, index) => `Document ${index + 1}`);
  const kept = new Set<string>();
  await page.route('**/files/task/*', (route) => {
    const documents = names.map((name, id) => ({
      id: id + 1,
      name,
      files: kept.has(name)
        ? [{ id: 900 + id, file_name: `${name}.pdf`, filepath: `tasks/${id}.pdf`, created_at: '2026-11-20' }]
        : [],
    }));
    return route.fulfill({ json: { status: true, data: documents } });
  });
  await page.route('**/user/files/upload', (route) => {
    kept.add('Document 7');
    return route.fulfill({ json: { status: true } });
  });
  await page.goto(`/task-detail/${task?.id ?? 0}`);
  const place = card(page, 'Document 7');
  await place.getByRole('button', { name: 'Upload Document 7' }).focus();
  const before = await place.boundingBox();
  await place
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Document 7.pdf', mimeType: 'application/pdf', buffer: LATE_PDF });
  const view = place.getByRole('button', { name: 'View Document 7.pdf' });
  await expect(view).toBeFocused();
  await expect(view).toBeInViewport();
  const after = await place.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(60);
  expect(await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    names,
  );
});
