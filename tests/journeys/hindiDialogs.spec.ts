import type { Page } from '@playwright/test';
import { document as documents } from '../../src/ui/texts/hi/document.ts';
import { photo } from '../../src/ui/texts/hi/photo.ts';
import { pricing } from '../../src/ui/texts/hi/pricing.ts';
import { severalUpload } from '../../src/ui/texts/hi/severalUpload.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { openSettled } from './support/openScreen.ts';
import { jpegOf } from './support/photos.ts';
import { wrongOn } from './support/wrongInHindi.ts';

test.use({ locale: 'hi-IN' });

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Files as customers have them: a good one, one without an end, and one that no place takes. */
const pdf = (name: string, end = '%%EOF') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'x'.repeat(400)}\n${end}\n`),
});

// What `dialogs.ts` does not open: further states of a dialog.
test.describe('In Hindi no word is left in English, axe finds nothing and nothing is cut at 320 px in the dialog', () => {
  test.beforeEach(async ({ page, desk }) => {
    await enter(page, desk);
  });

  test('of a quotation in place of a price [LANG-03]', async ({ page }) => {
    await openSettled(page, '/services/28');
    await page.getByRole('radio', { name: '40 लाख से कम' }).check();
    await page.locator('input[inputmode=decimal]').fill('12');
    await page.getByRole('textbox', { name: 'कौन-सा सॉफ़्टवेयर इस्तेमाल होता है?' }).fill('टैली');
    await page.getByRole('button', { name: pricing.proceed }).click();
    await expect(dialogOf(page).getByText(pricing.confirmQuote)).toBeVisible();
    expect(await wrongOn(page, 'quotation in place of a price')).toEqual([]);
  });

  test('of several files, chosen and sent [LANG-03]', async ({ page, incidents }) => {
    incidents.expectFailuresOf('/api/v3/user/file-upload');
    await openSettled(page, '/filecabinet');
    await page.getByRole('button', { name: severalUpload.button }).click();
    const chooser = page.waitForEvent('filechooser');
    await dialogOf(page).getByRole('button', { name: severalUpload.choose }).click();
    const rejected = { name: 'notes.docx', mimeType: 'application/msword', buffer: Buffer.from('notes') };
    await (await chooser).setFiles([pdf('one.pdf'), pdf('cut.pdf', ''), rejected]);
    const rows = dialogOf(page).getByRole('list', { name: severalUpload.list }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: severalUpload.statuses.refused })).toHaveCount(1);
    await expect(dialogOf(page).getByText(severalUpload.checking)).toBeHidden();
    await page.route('**/api/v3/user/file-upload', (route) => route.fulfill({ status: 500, json: {} }));
    await dialogOf(page).getByRole('button', { name: severalUpload.upload, exact: true }).click();
    await expect(rows.filter({ hasText: severalUpload.statuses.failed }).first()).toBeVisible();
    expect(await wrongOn(page, 'several files that fail')).toEqual([]);
  });

  test('of photos that become one PDF [LANG-03]', async ({ page }) => {
    await openSettled(page, '/filecabinet');
    await page.getByRole('button', { name: documents.photosToPdf }).click();
    const dialog = page.getByRole('dialog', { name: photo.title });
    const buffer = await jpegOf(page, {
      width: 600,
      height: 800,
      corners: ['red', 'lime', 'blue', 'yellow'],
    });
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: photo.choose }).click();
    await (
      await chooser
    ).setFiles([
      { name: 'front.jpg', mimeType: 'image/jpeg', buffer },
      { name: 'side.jpg', mimeType: 'image/jpeg', buffer },
      pdf('no.pdf'),
    ]);
    await expect(dialog.getByRole('list', { name: photo.pagesLabel }).getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByText(photo.leftOutTitle(1))).toBeVisible();
    expect(await wrongOn(page, 'photos')).toEqual([]);
    await dialog.getByRole('button', { name: photo.make }).click();
    await expect(dialog.getByRole('button', { name: photo.use })).toBeVisible();
    expect(await wrongOn(page, 'photos made')).toEqual([]);
  });
});
