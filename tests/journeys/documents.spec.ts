import type { Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { ownRecords } from './support/ownRecords.ts';
import { keepSentForms, sentForms } from './support/sentForms.ts';

const UPLOAD = '/api/v3/user/file-upload';
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nA statement of the bank.\n'),
});

const rows = (page: Page) => page.getByRole('list', { name: 'Recents' }).getByRole('listitem');
const chooser = (page: Page) => page.locator('input[type="file"]');
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const upload = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true });

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test.describe('The file cabinet', () => {
  test(
    'uploads a file, reloads the page after 3 s and lists it [FILES-09] [FILES-14] [FILES-15] [FILES-17]',
    { tag: '@flow' },
    async ({ page, announcements }) => {
      await keepSentForms(page);
      await page.goto('/filecabinet');
      // The first page of a new sandbox may be slow on a busy machine.
      await expect(rows(page).first()).toBeVisible({ timeout: 20_000 });
      await chooser(page).setInputFiles(pdf('Bank statement.pdf'));
      await expect(page.getByText('Bank statement.pdf')).toBeVisible();
      const answered = page.waitForResponse(`**${UPLOAD}`);
      const reloads = page.waitForRequest((request) => request.isNavigationRequest());
      await upload(page).click();
      const response = await answered;
      const since = Date.now();
      expect(response.request().headers()['content-type']).toContain('multipart/form-data');
      expect(await sentForms(page)).toEqual([['file: Bank statement.pdf']]);
      await announcements.told('Bank statement.pdf uploaded.');
      await reloads;
      const waited = Date.now() - since;
      expect(waited).toBeGreaterThan(2500);
      await expect(rows(page).filter({ hasText: 'Bank statement.pdf' })).toBeVisible();
      expect((await ownRecords(page).files()).map((file) => file.file_name)).toContain('Bank statement.pdf');
    },
  );

  test('accepts a dropped file', async ({ page }) => {
    await page.goto('/filecabinet');
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['name,amount\n'], 'dropped.csv', { type: 'text/csv' }));
      return data;
    });
    await page
      .getByRole('button', { name: 'Upload a file' })
      .dispatchEvent('drop', { dataTransfer: transfer });
    await expect(page.getByText('dropped.csv')).toBeVisible();
    const loaded = page.waitForEvent('load');
    await upload(page).click();
    await loaded;
    await expect(rows(page).filter({ hasText: 'dropped.csv' })).toBeVisible();
  });

  test('reports a failed upload without a reload; a cancelled one leaves nothing behind [FILES-16]', async ({
    page,
    desk,
    incidents,
  }) => {
    incidents.expectFailuresOf(UPLOAD);
    await desk.addFault({ path: '/user/file-upload', kind: 'status', status: 500, times: 1 });
    await page.goto('/filecabinet');
    await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
    await chooser(page).setInputFiles(pdf('late.pdf'));
    await upload(page).click();
    await expect(alert(page)).toHaveText('Error uploading file. Please try again.');
    await page.route(`**${UPLOAD}`, () => undefined);
    await upload(page).click();
    await expect(page.getByRole('progressbar', { name: 'Uploading late.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(alert(page)).toHaveText('late.pdf: Upload cancelled.');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
    expect((await ownRecords(page).files()).map((file) => file.file_name)).not.toContain('late.pdf');
  });

  test('downloads a file, and shows a message when it cannot [FILES-20] [FILES-21]', async ({
    page,
    desk,
    incidents,
  }) => {
    incidents.expectFailuresOf('/api/v3/files/download-link/');
    await page.goto('/filecabinet');
    const button = page.getByRole('button', { name: 'Download GST application.pdf' });
    const downloaded = page.waitForEvent('download');
    await Promise.all([page.waitForRequest('**/api/v3/files/download-link/**'), button.click()]);
    const download = await downloaded;
    expect(download.suggestedFilename()).toBe('GST application.pdf');
    expect(download.url()).not.toContain(new URL(page.url()).origin);
    await desk.addFault({ path: '/files/download-link/*', kind: 'status', status: 500 });
    await button.click();
    await expect(page.getByText('Failed to get download link.')).toBeVisible();
  });
});
