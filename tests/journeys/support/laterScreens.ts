import { expect, type Page } from '@playwright/test';
import type { Desk } from '../../../scripts/desk.ts';
import { ownRecords } from './ownRecords.ts';
import { photoDialog } from './photoDialog.ts';
import { jpegOf } from './photos.ts';
import { drop, open, press, row } from './severalUploads.ts';
import { openTransactions } from './openTransactions.ts';

/** What a customer types and chooses on the way. */
export interface Typed {
  readonly reason: string;
  readonly photo: string;
  readonly pdf: string;
  readonly file: string;
}

const downloadBy = async (page: Page, name: string): Promise<void> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  await download;
};

/** Fails to pay, and pays the same order from Transactions. */
export const payLater = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { name: /^Pay ₹/ })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
  await page.goto('/dashboard');
  await openTransactions(page);
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible({
    timeout: 15_000,
  });
};

const putAsideDates = async (page: Page): Promise<void> => {
  await page.goto('/deadlines?view=mine&topic=tds');
  await page.getByRole('button', { name: 'Not for me' }).first().click();
  await downloadBy(page, 'Add to calendar');
};

const exportPayments = async (page: Page): Promise<void> => {
  await page.goto('/payments');
  await downloadBy(page, 'Download for your accountant');
  await downloadBy(page, 'Download invoices');
};

const denyQuotation = async (page: Page, desk: Desk, reason: string): Promise<void> => {
  const request = (await ownRecords(page).requests()).find(({ status }) => status === 0);
  const id = await desk.quote({ request: request?.id ?? 0, rupees: 4999, remarks: 'Two filings.', days: 4 });
  await page.goto(`/quotation/${id}`);
  await page.getByRole('button', { name: 'Deny', exact: true }).click();
  await page.getByRole('textbox', { name: 'Reason for rejection' }).fill(reason);
  await page.getByRole('button', { name: 'Submit Rejection' }).click();
  await expect(page.getByText(/^Quotation rejected\./).first()).toBeVisible();
};

const previewPicture = async (page: Page): Promise<void> => {
  await page.goto('/filecabinet');
  await page.getByRole('button', { name: 'Preview office-front.png' }).click();
  await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

const packPhotos = async (page: Page, { photo, pdf }: Typed): Promise<void> => {
  const buffer = await jpegOf(page, { width: 60, height: 80, corners: ['red', 'lime', 'blue', 'yellow'] });
  await page.getByRole('button', { name: 'Make one PDF from photos' }).click();
  const chooser = page.waitForEvent('filechooser');
  await photoDialog(page).getByRole('button', { name: 'Choose photos' }).click();
  await (await chooser).setFiles([{ name: photo, mimeType: 'image/jpeg', buffer }]);
  await expect(photoDialog(page).getByRole('listitem')).toHaveCount(1);
  await photoDialog(page).getByRole('textbox', { name: 'Name of the PDF' }).fill(pdf);
  await photoDialog(page).getByRole('button', { name: 'Make PDF' }).click();
  await photoDialog(page).getByRole('button', { name: 'Use this PDF' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('button', { name: `Download ${pdf}.pdf` })).toBeVisible({ timeout: 15_000 });
};

const sendSeveral = async (page: Page, name: string): Promise<void> => {
  await open(page);
  await drop(page, [{ name, text: '%PDF-1.7\nStatement of the bank.\n%%EOF\n' }]);
  await press(page, 'Upload');
  await expect(row(page, name)).toContainText('Sent');
  await press(page, 'Close');
  await expect(page.getByRole('button', { name: `Download ${name}` })).toBeVisible({ timeout: 15_000 });
};

const switchLanguage = async (page: Page): Promise<void> => {
  for (const [name, tag] of [
    ['हिन्दी', 'hi'],
    ['English', 'en'],
  ] as const) {
    await page.getByRole('button', { name }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${tag}`));
  }
};

/** Does on each screen outside a purchase what leaves something behind: files, choices, typed words. */
export const visitLaterScreens = async (page: Page, desk: Desk, typed: Typed): Promise<void> => {
  await putAsideDates(page);
  await exportPayments(page);
  await denyQuotation(page, desk, typed.reason);
  await previewPicture(page);
  await packPhotos(page, typed);
  await sendSeveral(page, typed.file);
  await switchLanguage(page);
};
