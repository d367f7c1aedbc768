import type { Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { downloaded, photoDialog as dialog } from './support/photoDialog.ts';
import { findings } from './support/axe.ts';
import { enter } from './support/enter.ts';
import { misfits } from './support/fits.ts';
import { ownRecords } from './support/ownRecords.ts';
import {
  type ChosenPicture,
  type Corners,
  jpegOf,
  pagesOf,
  seenIn,
  withOrientation,
} from './support/photos.ts';

const RED_FIRST: Corners = ['red', 'lime', 'blue', 'yellow'];
const A4 = { width: 595.28, height: 841.89 };
const A4_WIDE = { width: A4.height, height: A4.width };

const jpeg = (name: string, buffer: Buffer): ChosenPicture => ({ name, mimeType: 'image/jpeg', buffer });

/** An upright picture; one whose camera lay on its side, which is upright too; and a wide one. */
const threePhotos = async (page: Page): Promise<readonly ChosenPicture[]> => {
  const upright = await jpegOf(page, { width: 1200, height: 1600, corners: RED_FIRST });
  const wide = await jpegOf(page, { width: 1600, height: 1200, corners: RED_FIRST });
  return [jpeg('front.jpg', upright), jpeg('side.jpg', withOrientation(wide, 6)), jpeg('wide.jpg', wide)];
};

const pageNames = (page: Page) =>
  dialog(page)
    .getByRole('list', { name: 'Pages of the PDF' })
    .getByRole('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt')));

const choose = async (page: Page, photos: readonly ChosenPicture[]): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose photos' }).click();
  await (await chooser).setFiles([...photos]);
  await expect(dialog(page).getByRole('listitem')).toHaveCount(photos.length);
};

const makePdf = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('button', { name: 'Make PDF' }).click();
  await expect(dialog(page).getByText(/\.pdf: \d+ pages?, \d+(\.\d)? [KM]B\./)).toBeVisible();
};

/** What each page of the PDF shows: its sides in points, those of its picture in pixels, and the picture's corners. */
const shown = async (page: Page, pdf: Buffer) =>
  Promise.all(
    (await pagesOf(pdf)).map(async ({ width, height, jpeg: picture }) => ({
      sides: { width, height },
      ...(await seenIn(page, picture, RED_FIRST)),
    })),
  );

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test(
    'three photos become one PDF in the order and turned as the customer wants, and are uploaded [CHECK-05]',
    { tag: '@flow' },
    async ({ page, announcements }) => {
      await page.goto('/filecabinet');
      const photos = await threePhotos(page);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('file-upload')) sent.push(request.url());
      });
      await page.getByRole('button', { name: 'Make one PDF from photos' }).click();
      await expect(dialog(page).getByRole('button', { name: 'Take a photo' })).toBeVisible();
      await expect(dialog(page).locator('input[capture="environment"]')).toHaveCount(1);
      await choose(page, photos);
      // The wide one first, by keyboard, and then upside down.
      await dialog(page).getByRole('button', { name: 'Move page 3 up' }).focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('button', { name: 'Move page 2 up' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByText('wide.jpg is now page 1 of 3.')).toBeAttached();
      await dialog(page).getByRole('button', { name: 'Rotate page 1' }).click();
      await dialog(page).getByRole('button', { name: 'Rotate page 1' }).click();
      await expect(dialog(page).getByText('Page 1 is rotated by 180°.')).toBeAttached();
      expect(await pageNames(page)).toEqual(['Page 1: wide.jpg', 'Page 2: front.jpg', 'Page 3: side.jpg']);
      await dialog(page).getByRole('textbox', { name: 'Name of the PDF' }).fill('Rent/receipts');
      await makePdf(page);
      expect(await findings(page)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
      await dialog(page).getByRole('button', { name: 'Use this PDF' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByText('Rent-receipts.pdf')).toBeVisible();
      expect(sent).toEqual([]);

      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await announcements.told('Rent-receipts.pdf uploaded.');
      await loaded;
      const pdf = await downloaded(page, 'Download Rent-receipts.pdf');
      expect(await shown(page, pdf)).toEqual([
        { sides: A4_WIDE, width: 1600, height: 1200, corners: ['blue', 'yellow', 'red', 'lime'] },
        { sides: A4, width: 1200, height: 1600, corners: [...RED_FIRST] },
        // Its camera lay on its side: upright, what was its left edge is at the top.
        { sides: A4, width: 1200, height: 1600, corners: ['yellow', 'red', 'lime', 'blue'] },
      ]);
    },
  );
});

test('The foot of the dialog, however much it says, never covers the name on a phone [CHECK-05]', async ({
  page,
}) => {
  const name = dialog(page).getByRole('textbox', { name: 'Name of the PDF' });
  const isReached = (): Promise<boolean> =>
    name.evaluate((field) => {
      const { x, y, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === field;
    });
  for (const size of [
    { width: 360, height: 640 },
    { width: 320, height: 568 },
    { width: 568, height: 320 },
  ]) {
    const at = `${size.width} by ${size.height}`;
    await page.setViewportSize(size);
    await page.goto('/filecabinet');
    await page.getByRole('button', { name: 'Make one PDF from photos' }).click();
    const photo = await jpegOf(page, { width: 60, height: 80, corners: RED_FIRST });
    const names = ['front', 'back'].map((side) => `Statement of the savings account in Mumbai, ${side}.jpg`);
    await choose(
      page,
      names.map((each) => jpeg(each, photo)),
    );
    await name.fill('Statement of the savings account of the branch in Mumbai, April 2026');
    await dialog(page).getByRole('button', { name: 'Remove page 2' }).click();
    await makePdf(page);
    await name.evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }));
    expect(await isReached(), `scrolled to at ${at}`).toBe(true);
    await dialog(page).getByRole('button', { name: 'Choose photos' }).focus();
    const pages = dialog(page).locator('.ant-modal-body');
    const seen = await pages.evaluate((body) => body.getBoundingClientRect().height);
    expect(seen, `height of the pages at ${at}`).toBeGreaterThan(120);
    await name.focus();
    expect(await isReached(), `focused at ${at}`).toBe(true);
  }
});

test('A PDF of photos waits at the document of a task until Upload sends it [CHECK-05]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const task = (await ownRecords(page).tasks()).find((one) => one.service_name === 'GST Registration');
  await page.goto(`/task-detail/${task?.id ?? 0}`);
  const place = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Cancelled cheque', exact: true }) });
  await place.getByRole('button', { name: 'Make one PDF from photos' }).click();
  await choose(page, await threePhotos(page));
  // The second page is dragged before the first.
  const sheet = (name: string) => dialog(page).getByRole('img', { name });
  await sheet('Page 2: side.jpg').dragTo(sheet('Page 1: front.jpg'));
  await expect
    .poll(() => pageNames(page))
    .toEqual(['Page 1: side.jpg', 'Page 2: front.jpg', 'Page 3: wide.jpg']);
  await dialog(page).getByRole('button', { name: 'Remove page 2' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('listitem')).toHaveCount(3);
  await makePdf(page);
  await dialog(page).getByRole('button', { name: 'Use this PDF' }).click();
  const ready = place.getByText(/^Ready to upload: Cancelled cheque \d{4}-\d{2}-\d{2}\.pdf, \d+ KB\./);
  await expect(ready).toBeVisible();
  await expect(place.getByRole('button', { name: /^Send Cancelled cheque .*\.pdf$/ })).toBeFocused();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText(/^Cancelled cheque .*\.pdf is not sent yet\./)).toBeVisible();
  await page.goBack();
  const sent = page.waitForRequest('**/api/v3/user/files/upload');
  await place.getByRole('button', { name: /^Send Cancelled cheque .*\.pdf$/ }).click();
  await sent;
  await expect(place.getByRole('button', { name: /^View Cancelled cheque .*\.pdf$/ })).toBeVisible();
});

test('A file that is no photo is named and left out, and photos are not lost by mistake [CHECK-05]', async ({
  page,
}) => {
  await page.goto('/filecabinet');
  const [front] = await threePhotos(page);
  await page.getByRole('button', { name: 'Make one PDF from photos' }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose photos' }).click();
  const broken = { mimeType: '', buffer: Buffer.from('no picture') };
  await (
    await chooser
  ).setFiles([
    { name: 'IMG_1.heic', ...broken },
    ...(front === undefined ? [] : [front]),
    { name: 'cut.jpg', ...broken },
  ]);
  await expect(dialog(page).getByText('2 files were left out')).toBeVisible();
  await expect(dialog(page).getByText(/^IMG_1\.heic: This is a HEIC photo/)).toBeVisible();
  await expect(dialog(page).getByText(/^cut\.jpg: This photo is damaged/)).toBeVisible();
  expect(await pageNames(page)).toEqual(['Page 1: front.jpg']);
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard these photos?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Make one PDF from photos' })).toBeFocused();
  await page.getByRole('button', { name: 'Make one PDF from photos' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Choose photos' })).toBeVisible();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
});

test('The page draws where its worker cannot [CHECK-05]', async ({ page, announcements }) => {
  const workers: string[] = [];
  await page.route('**/photoWorker-*.js', async (route) => {
    workers.push(route.request().url());
    const response = await route.fetch();
    await route.fulfill({ response, body: `self.OffscreenCanvas = undefined;\n${await response.text()}` });
  });
  await page.goto('/filecabinet');
  await page.getByRole('button', { name: 'Make one PDF from photos' }).click();
  await choose(page, await threePhotos(page));
  expect(workers).toHaveLength(1);
  await makePdf(page);
  await dialog(page).getByRole('button', { name: 'Use this PDF' }).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await announcements.told('.pdf uploaded.');
  await loaded;
  const upright = { sides: A4, width: 1200, height: 1600 };
  expect(await shown(page, await downloaded(page, /^Download Photos /))).toEqual([
    { ...upright, corners: [...RED_FIRST] },
    { ...upright, corners: ['yellow', 'red', 'lime', 'blue'] },
    { sides: A4_WIDE, width: 1600, height: 1200, corners: [...RED_FIRST] },
  ]);
});
