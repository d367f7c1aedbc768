import { readFileSync } from 'node:fs';
import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { ownRecords } from './support/ownRecords.ts';
import { allowSlowCheck } from './support/unhurriedCheck.ts';

const MISSING = 'Cancelled cheque';
const UPLOAD = '**/api/v3/user/files/upload';

const pictureOf = (name: string) => ({
  name: `my-${name}.png`,
  mimeType: 'image/png',
  buffer: readFileSync(`tests/data/files/${name}.png`),
});

const item = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: MISSING, exact: true }) });

/** Whether the whole part stands between the bar at the top and the one at the bottom. */
const isBetweenBars = async (page: Page, part: Locator): Promise<boolean> => {
  const box = await part.boundingBox();
  const top = await page.getByRole('banner').boundingBox();
  const bottom = await page.locator('.portal-bottom-bar').boundingBox();
  if (box === null || top === null || bottom === null) return false;
  return box.y >= top.y + top.height && box.y + box.height <= bottom.y;
};

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ page, desk }) => {
  await allowSlowCheck(page);
  await enter(page, desk);
});

test('On a phone a warning, the progress and the result of an upload stand above the bar [CHECK-01]', async ({
  page,
}) => {
  const task = (await ownRecords(page).tasks()).find((one) => one.service_name === 'GST Registration');
  await page.goto(`/task-detail/${task?.id ?? 0}`);
  await expect(item(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await item(page).locator('input[type="file"]').setInputFiles(pictureOf('blurred'));
  const another = item(page).getByRole('button', { name: 'Choose another file' });
  await expect(another).toBeVisible();
  await expect.poll(() => isBetweenBars(page, another)).toBe(true);

  const held: Route[] = [];
  await page.route(UPLOAD, (route) => void held.push(route));
  await page.evaluate(() => window.scrollTo(0, 0));
  await item(page).locator('input[type="file"]').setInputFiles(pictureOf('sharp'));
  const cancel = item(page).getByRole('button', { name: 'Cancel upload' });
  await expect(cancel).toBeVisible();
  await expect.poll(() => isBetweenBars(page, cancel)).toBe(true);
  await held[0]?.continue();
  const told = item(page).getByText('my-sharp.png uploaded.');
  await expect(told).toBeVisible();
  await expect.poll(() => isBetweenBars(page, told)).toBe(true);
});
