import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { openSettled } from '../openScreen.ts';
import { ownRecords } from '../ownRecords.ts';
import { dialog, drop, five, keptNames, open, press as pressIn, row } from '../severalUploads.ts';
import { type Bench, type CutForm, press, says, textbox } from './cutForm.ts';

const PNG = readFileSync('tests/data/files/sharp.png');
const MISSING = 'Cancelled cheque';

const pendingQuotation = async ({ page }: Bench): Promise<void> => {
  const [pending] = (await ownRecords(page).quotations()).filter(({ status }) => status === 0);
  await openSettled(page, `/quotation/${pending?.id}`);
};

const ofStatus =
  (status: number) =>
  async ({ page }: Bench): Promise<number> =>
    (await ownRecords(page).quotations()).filter((one) => one.status === status).length;

const reason = (page: Page) => textbox(page, 'Reason for rejection');
const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Profile' });

const card = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: MISSING, exact: true }) });

const chooseCheque = ({ page }: Bench): Promise<void> =>
  card(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cheque.png', mimeType: 'image/png', buffer: PNG });

const inCabinet =
  (name: string) =>
  async ({ page }: Bench): Promise<number> =>
    (await keptNames(page)).filter((kept) => kept === name).length;

const quotations = {
  call: 'POST /update-quotation-status/{quotationId}',
  problem: says(/Your decision was not saved|We could not confirm whether your decision was saved/),
  findsLost: true,
} as const;

/** The forms and uploads of what is under way: quotations, the profile, files. */
export const workForms: readonly CutForm[] = [
  {
    ...quotations,
    name: 'a quotation that is accepted',
    fill: pendingQuotation,
    send: ({ page }) => press(page, 'Accept'),
    stands: ({ page }) => expect(page.getByRole('button', { name: 'Accept' })).toBeVisible(),
    done: ({ page }) => expect(page.getByRole('main').getByText('Accepted', { exact: true })).toBeVisible(),
    kept: { count: ofStatus(1), change: 1 },
  },
  {
    ...quotations,
    name: 'a quotation that is denied with a reason',
    fill: async (bench) => {
      await pendingQuotation(bench);
      await press(bench.page, 'Deny');
      await reason(bench.page).fill('The fee is too high.');
    },
    send: ({ page }) => press(page, 'Submit Rejection'),
    stands: ({ page }) => expect(reason(page)).toHaveValue('The fee is too high.'),
    done: ({ page }) => expect(page.getByRole('main').getByText('Rejected', { exact: true })).toBeVisible(),
    kept: { count: ofStatus(2), change: 1 },
  },
  {
    name: 'the profile with a picture',
    call: 'POST /user/profile-update',
    fill: async ({ page }) => {
      await openSettled(page, '/profile');
      await press(page, 'Edit Profile');
      await textbox(page, 'Full Name').fill('Asha R. Verma');
      await textbox(page, 'PAN Number').fill('QZXPV4821K');
      await editing(page)
        .getByLabel('Avatar')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
    },
    send: ({ page }) => press(page, 'Save'),
    problem: says('An error occurred while updating profile'),
    stands: async ({ page }) => {
      await expect(textbox(page, 'Full Name')).toHaveValue('Asha R. Verma');
      await expect(textbox(page, 'PAN Number')).toHaveValue('QZXPV4821K');
      await expect(editing(page).getByText('me.png')).toBeVisible();
    },
    done: async ({ page }) => {
      await expect(page.getByRole('heading', { level: 2, name: 'Asha R. Verma' })).toBeVisible();
      await expect(editing(page)).toBeHidden();
    },
  },
  {
    name: 'a document of a task',
    call: 'POST /user/files/upload',
    fill: async ({ page }) => {
      const task = (await ownRecords(page).tasks()).find((one) => one.service_name === 'GST Registration');
      await openSettled(page, `/task-detail/${task?.id ?? 0}`);
      await expect(card(page)).toBeVisible();
    },
    send: chooseCheque,
    sendAgain: ({ page }) => card(page).getByRole('button', { name: 'Try again' }).click(),
    problem: says('Upload failed. Please try again.'),
    stands: ({ page }) => expect(card(page)).toContainText('cheque.png'),
    findsLost: true,
    done: ({ page }) => expect(page.getByRole('button', { name: 'View cheque.png' })).toBeVisible(),
  },
  {
    name: 'a file for the cabinet',
    call: 'POST /user/file-upload',
    fill: async ({ page }) => {
      await openSettled(page, '/filecabinet');
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({ name: 'ledger.png', mimeType: 'image/png', buffer: PNG });
    },
    send: ({ page }) => press(page, 'Upload'),
    problem: says('Error uploading file. Please try again.'),
    findsLost: true,
    stands: ({ page }) => expect(page.locator('.portal-cabinet-upload')).toContainText('ledger.png'),
    done: ({ announcements }) => announcements.told('ledger.png uploaded.'),
    kept: { count: inCabinet('ledger.png'), change: 1 },
  },
  {
    name: 'several files for the cabinet',
    call: 'POST /user/file-upload',
    fill: async ({ page }) => {
      await open(page);
      await drop(page, five.slice(0, 2));
    },
    send: ({ page }) => pressIn(page, 'Upload'),
    sendAgain: ({ page }) => pressIn(page, 'Try again: one.pdf'),
    problem: (page) => dialog(page).getByText(/^Your connection was lost\./),
    stands: async ({ page }) => {
      await expect(row(page, 'one.pdf')).toBeVisible();
      await expect(row(page, 'two.pdf')).toBeVisible();
    },
    done: ({ announcements }) => announcements.told('2 files uploaded. This page will reload in a moment.'),
    kept: { count: inCabinet('one.pdf'), change: 1 },
  },
];
