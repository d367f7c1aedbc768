import type { Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { goWithin } from './support/goWithin.ts';
import { ownRecords } from './support/ownRecords.ts';
import { UPLOAD } from './support/severalUploads.ts';
import { allowSlowCheck } from './support/unhurriedCheck.ts';

const BLANK = 'tests/data/files/blank.png';
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const choose = (page: Page, name: string): Promise<void> =>
  card(page, name).locator('input[type="file"]').setInputFiles(BLANK);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const saveProfile = async (page: Page): Promise<void> => {
  await goWithin(page, '/profile');
  await button(page, 'Edit Profile').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Full Name').fill('Asha R. Verma');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Asha R. Verma');
};

test('A file that waits at a task outlasts what reloads the page elsewhere [QUOT-22] [PROF-12] [CHECK-01]', async ({
  page,
  desk,
}) => {
  await allowSlowCheck(page);
  await enter(page, desk);
  const request = (await ownRecords(page).requests()).find((one) => one.status === 0);
  const quotation = await desk.quote({ request: request?.id ?? 0, rupees: 4999, remarks: 'Fixed.', days: 4 });
  const task = (await ownRecords(page).tasks()).find((one) => one.service_name === 'Private Limited Company');
  await page.goto(`/task-detail/${task?.id ?? 0}`);
  await choose(page, 'PAN card');
  await expect(button(page, 'Upload anyway')).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  await goWithin(page, `/quotation/${quotation}`);
  await button(page, 'Accept').click();
  await expect(page.getByRole('main').getByText('Accepted', { exact: true })).toBeVisible();
  await expect(button(page, 'Accept')).toBeHidden();

  await saveProfile(page);

  await goWithin(page, `/task-detail/${task?.id ?? 0}`);
  await button(page, 'Upload anyway').click();
  await expect(card(page, 'PAN card').getByRole('button', { name: 'View blank.png' })).toBeVisible();
  await choose(page, 'Aadhaar card');
  await expect(card(page, 'Aadhaar card')).toContainText(
    'You have already sent this same file for this task.',
  );
  expect(loads).toBe(0);
});

test('An upload to the cabinet whose page was left outlasts a reload elsewhere [FILES-14] [PROF-12]', async ({
  page,
  desk,
}) => {
  const pdf = { name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };
  await enter(page, desk);
  const held = Promise.withResolvers<void>();
  await page.route(`**${UPLOAD}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/filecabinet');
  await page.locator('input[type="file"]').first().setInputFiles(pdf);
  const begun = page.waitForRequest(`**${UPLOAD}`);
  await button(page, 'Upload').click();
  await begun;

  await saveProfile(page);
  held.resolve();
  await expect(page.getByText('statement.pdf uploaded to your Filecabinet.')).toBeVisible();
  await goWithin(page, '/filecabinet');
  await expect(button(page, 'Download statement.pdf')).toHaveCount(1);
});
