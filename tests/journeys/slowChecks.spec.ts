import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { findings } from './support/axe.ts';
import { misfits } from './support/fits.ts';
import { UPLOAD } from './support/severalUploads.ts';
import { ownRecords } from './support/ownRecords.ts';

const HELD_BACK_MS = 3500;
const PASSWORD = 'This file opens with a password only.';

const card = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Cancelled cheque', exact: true }) });

const DARK = 'This picture is very dark. Take the picture again in daylight.';

/** A dark photograph of that size, drawn by the browser. */
const darkPhoto = async (page: Page, width: number, height: number) => {
  const address = await page.evaluate(
    ([across, down]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: across, height: down });
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('Nothing can be drawn.');
      const shade = context.createLinearGradient(0, 0, across, down);
      shade.addColorStop(0, '#000');
      shade.addColorStop(1, '#333');
      context.fillStyle = shade;
      context.fillRect(0, 0, across, down);
      return canvas.toDataURL('image/jpeg');
    },
    [width, height] as const,
  );
  return {
    name: 'dark.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(address.split(',')[1] ?? '', 'base64'),
  };
};

const holdBack = async (page: Page, code: RegExp): Promise<string[]> => {
  const held: string[] = [];
  await page.route(code, async (route) => {
    held.push(route.request().url());
    await new Promise((resolve) => {
      setTimeout(resolve, HELD_BACK_MS);
    });
    await route.continue();
  });
  return held;
};

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
  const task = (await ownRecords(page).tasks()).find((one) => one.service_name === 'GST Registration');
  await page.goto(`/task-detail/${task?.id ?? 0}`);
  await expect(card(page)).toBeVisible();
});

for (const [name, code] of [
  ["the check's code", /\/assets\/MeasuringFileCheck-/],
  ['the worker', /\/assets\/fileWorker-/],
  ['the PDF library', /\/assets\/pdfLock-/],
] as const) {
  test(`A warning is told at the file where ${name} is held back by 3.5 s [CHECK-01] [CHECK-02]`, async ({
    page,
  }) => {
    const held = await holdBack(page, code);
    await card(page).locator('input[type="file"]').setInputFiles('tests/data/files/locked.pdf');
    await expect(card(page).getByText('Checking locked.pdf...')).toBeVisible();
    await expect(card(page).getByRole('status')).toContainText(PASSWORD, { timeout: 15_000 });
    await expect(card(page).getByRole('button', { name: 'Upload anyway' })).toBeVisible();
    expect(held).toHaveLength(1);
  });
}

for (const [megapixels, width, height] of [
  [12, 4000, 3000],
  [16, 4608, 3456],
] as const) {
  test(`A photograph of ${megapixels} megapixels is warned of where the phone is four times slower [CHECK-01] [CHECK-02]`, async ({
    page,
  }) => {
    const photo = await darkPhoto(page, width, height);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await card(page).locator('input[type="file"]').setInputFiles(photo);
    // In time or after it was sent, as the machine is fast or slow.
    await expect(card(page).getByText(DARK)).toBeVisible({ timeout: 30_000 });
  });
}

/** A worker that has come, and tells after six seconds that the file needs a password. */
const SLOW_WORKER = `
const none = { _tag: 'None' };
const sound = { isForOthersOnly: false, isCutOff: false, isUnopenable: false, isNoWorkbook: false };
addEventListener('message', () => {
  postMessage(false);
  const value = { ...sound, needsPassword: true, digest: none, picture: none, pages: none };
  setTimeout(() => postMessage({ _tag: 'Some', value }), 6000);
});`;

const slowWorker = async (page: Page): Promise<void> => {
  await page.route(/\/assets\/fileWorker-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SLOW_WORKER }),
  );
};

test('Upload pressed before the check has ended says so and waits 3 s; the warning comes at the file later [CHECK-01] [CHECK-02]', async ({
  page,
  announcements,
}) => {
  await slowWorker(page);
  const held: Route[] = [];
  await page.route(`**${UPLOAD}*`, (route) => void held.push(route));
  await page.goto('/filecabinet');
  await page.locator('input[type="file"]').first().setInputFiles('tests/data/files/plain.pdf');
  const pressed = Date.now();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Checking plain.pdf...')).toBeVisible();
  await expect.poll(() => held.length, { intervals: [50] }).toBe(1);
  // Steps of 375 ms, and what the machine takes.
  expect(Date.now() - pressed).toBeGreaterThan(2500);
  expect(Date.now() - pressed).toBeLessThan(5500);
  await expect(page.getByText('Checking plain.pdf...')).toBeHidden();
  await expect(page.getByText(PASSWORD)).toBeVisible({ timeout: 10_000 });
  await held[0]?.continue();
  await announcements.told('plain.pdf uploaded.');
});

test('A file that a task was sent before its check had ended is told of at its document [CHECK-01] [CHECK-02]', async ({
  page,
}) => {
  await slowWorker(page);
  await card(page).locator('input[type="file"]').setInputFiles('tests/data/files/plain.pdf');
  await expect(card(page).getByText('plain.pdf uploaded.')).toBeVisible({ timeout: 15_000 });
  await expect(card(page).getByText('What the check of plain.pdf found after it was sent:')).toBeVisible();
  await expect(card(page).getByText(PASSWORD)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await misfits(page)).toEqual([]);
  expect(await findings(page)).toEqual([]);
});
