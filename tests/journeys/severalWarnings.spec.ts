import { copyFile, rm } from 'node:fs/promises';
import { findings } from './support/axe.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { misfits } from './support/fits.ts';
import { dialog, keptNames, open, press, row, UPLOAD } from './support/severalUploads.ts';
import { allowSlowCheck } from './support/unhurriedCheck.ts';

const pathOf = (name: string): string => `tests/data/files/${name}`;
const PASSWORD = 'This file opens with a password only. Tell your expert the password by chat or call';

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test('Files with warnings are told of in their lines, and removed or sent all the same [CHECK-01] [CHECK-03] [CHECK-06]', async ({
  page,
  announcements,
}) => {
  await allowSlowCheck(page);
  await open(page);
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles(['twelvePages.pdf', 'noPages.pdf', 'locked.pdf'].map(pathOf));
  await expect(row(page, 'twelvePages.pdf')).toContainText('12 pages');
  await expect(row(page, 'noPages.pdf')).toContainText('This PDF has no pages.');
  await expect(row(page, 'locked.pdf')).toContainText(PASSWORD);
  await expect(dialog(page).getByRole('status')).toContainText('Please check 2 files before they are sent');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await misfits(page)).toEqual([]);
  expect(await findings(page)).toEqual([]);
  await press(page, 'Remove noPages.pdf');
  await press(page, 'Upload');
  await announcements.told('2 files uploaded. This page will reload in a moment.');
  const names = await keptNames(page);
  expect(names).toEqual(expect.arrayContaining(['twelvePages.pdf', 'locked.pdf']));
  expect(names).not.toContain('noPages.pdf');
});

test('A file that was deleted from the device is named, and the others are sent [CHECK-06]', async ({
  page,
  incidents,
}, info) => {
  incidents.expectFailuresOf(UPLOAD);
  await allowSlowCheck(page);
  const gone = info.outputPath('gone.pdf');
  await copyFile(pathOf('plain.pdf'), gone);
  await open(page);
  await dialog(page)
    .locator('input[type="file"]')
    .setInputFiles([gone, pathOf('twelvePages.pdf')]);
  await expect(row(page, 'gone.pdf')).toContainText('2 pages');
  await expect(row(page, 'twelvePages.pdf')).toContainText('12 pages');
  await rm(gone);
  await press(page, 'Upload');
  await expect(row(page, 'gone.pdf')).toContainText('This file can no longer be read. Choose it again.');
  await expect(row(page, 'twelvePages.pdf')).toContainText('Sent');
  await expect(dialog(page).getByText(/^Your connection was lost/)).toBeHidden();
});
