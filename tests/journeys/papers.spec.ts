import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findings } from './support/axe.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { ownRecords } from './support/ownRecords.ts';

const SERVICE = 'Private Limited Company';
const UPLOAD = '/api/v3/user/files/upload';

const png = readFileSync('tests/data/files/sharp.png');
const pdf = readFileSync('tests/data/files/plain.pdf');

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const papers = (page: Page) => dialog(page, 'Add papers');
const row = (page: Page, name: string) =>
  papers(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
const which = (page: Page, name: string) =>
  papers(page).getByRole('combobox', { name: `Which document is ${name}?` });

const openTask = async (page: Page): Promise<number> => {
  const task = (await ownRecords(page).tasks()).find((one) => one.service_name === SERVICE);
  const id = task?.id ?? 0;
  await page.goto(`/task-detail/${id}`);
  await expect(page.getByRole('button', { name: 'Upload PAN card' })).toBeVisible();
  return id;
};

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test(
  'Four files for four documents, one of them wrong: one press sends three, and one is told of [PAPER-04]',
  { tag: '@flow' },
  async ({ page }) => {
    await openTask(page);
    await page.getByRole('button', { name: 'Add papers' }).click();
    await papers(page)
      .locator('input[type="file"]')
      .setInputFiles([
        { name: 'PAN_card.pdf', mimeType: 'application/pdf', buffer: pdf },
        { name: 'aadhaar front.png', mimeType: 'image/png', buffer: png },
        { name: 'WhatsApp Image 2026-11-02 at 10.12.33.png', mimeType: 'image/png', buffer: png },
        { name: 'proof of registered office.docx', mimeType: '', buffer: Buffer.from('PK') },
      ]);
    await expect(which(page, 'PAN_card.pdf')).toContainText('PAN card');
    await expect(which(page, 'PAN_card.pdf').locator('option:checked')).toHaveText('PAN card');
    await expect(which(page, 'aadhaar front.png').locator('option:checked')).toHaveText('Aadhaar card');
    const photo = 'WhatsApp Image 2026-11-02 at 10.12.33.png';
    await expect(which(page, photo).locator('option:checked')).toHaveText('Which document is this?');
    await expect(row(page, 'proof of registered office.docx')).toContainText('Not accepted');
    await expect(papers(page).getByRole('status')).toContainText('Please say which document 1 file is.');
    expect(await findings(page)).toEqual([]);
    await which(page, photo).selectOption({ label: 'Passport photograph' });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(UPLOAD)) sent.push(request.url());
    });
    await papers(page).getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(row(page, photo)).toContainText('Sent as Passport photograph.');
    await expect(row(page, 'PAN_card.pdf')).toContainText('Sent as PAN card.');
    await expect(papers(page).getByRole('status')).toContainText('3 files uploaded.');
    await expect(row(page, 'proof of registered office.docx')).toContainText('Word');
    expect(await findings(page)).toEqual([]);
    expect(sent).toHaveLength(3);
    await papers(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'View aadhaar front.png' })).toBeVisible();
    await expect(page.getByText('1 document needed')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: `View ${photo}` })).toBeVisible();
  },
);

test(
  'One more paper goes to the file cabinet, by keyboard, and the message names task, order and file [PAPER-01]',
  { tag: '@flow' },
  async ({ page, context }) => {
    await context.route(/contact-us/, (route) => route.fulfill({ body: 'Contact us' }));
    const id = await openTask(page);
    const another = dialog(page, 'Send another paper');
    await page.getByRole('button', { name: 'Send another paper' }).focus();
    await page.keyboard.press('Enter');
    const chooser = page.waitForEvent('filechooser');
    await expect(another.getByRole('button', { name: 'Choose a file' })).toBeFocused();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ name: 'lease deed.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(another.getByRole('listitem')).toContainText('lease deed.pdf');
    expect(await findings(page)).toEqual([]);
    await another.getByRole('button', { name: 'Send', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(another.getByText(/^lease deed\.pdf is in your Filecabinet\./)).toBeVisible();
    await expect(another.getByRole('blockquote')).toHaveText(
      new RegExp(
        `^I have put another paper for ${SERVICE} \\(task ${id}, order \\d+\\) into my Filecabinet: lease deed\\.pdf$`,
      ),
    );
    expect(await findings(page)).toEqual([]);
    await expect(another.getByText(/^Copy the message first: /)).toBeVisible();
    const opened = page.waitForEvent('popup');
    await another.getByRole('button', { name: 'Tell our expert' }).focus();
    await page.keyboard.press('Enter');
    const contact = await opened;
    await contact.waitForURL(/contact-us/);
    expect(contact.url()).not.toContain('lease');
    await another.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Send another paper' })).toBeFocused();
    expect((await ownRecords(page).files()).map((file) => file.file_name)).toContain('lease deed.pdf');
  },
);
