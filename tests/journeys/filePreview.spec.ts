import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import { findings } from './support/axe.ts';
import { tabTo } from './support/buying.ts';
import { changeFiles } from './support/cabinet.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';

const browser = findChromium();

// The headless shell has no reader for PDFs.
test.use({
  launchOptions: {
    ...(browser === undefined ? {} : { executablePath: browser }),
    args: [...chromiumFlags],
  },
});

const dialog = (page: Page) => page.getByRole('dialog');

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test.describe('A file of the cabinet', () => {
  test('is previewed by keyboard as picture and PDF, and leads back to its row [VAULT-03]', async ({
    page,
  }) => {
    await page.goto('/filecabinet');
    await expect(page.getByRole('button', { name: 'Preview office-front.png' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'From your expert' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search files' }).focus();
    await tabTo(page, 'Preview office-front.png');
    await page.keyboard.press('Enter');
    const picture = dialog(page).getByRole('img', { name: 'office-front.png' });
    await expect(picture).toHaveJSProperty('naturalWidth', 720);
    await expect(dialog(page).getByText('4 of 6')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const widthOf = async (): Promise<number> => (await picture.boundingBox())?.width ?? 0;
    const fitted = await widthOf();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect(dialog(page).getByText('150%')).toBeVisible();
    expect(await widthOf()).toBeCloseTo(fitted * 1.5, 0);
    await page.keyboard.press('0');
    expect(await widthOf()).toBeCloseTo(fitted, 0);

    await page.keyboard.press('ArrowLeft');
    const frame = dialog(page).locator('iframe[title="Board resolution.pdf"]');
    await expect(frame).toBeVisible();
    await expect(frame).toHaveAttribute('src', /^blob:.*view=FitH$/);
    await expect
      .poll(() => page.frames().map((one) => one.url()))
      .toContainEqual(expect.stringMatching(/^chrome-extension:/));
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => focused(page)).toBe('Preview Board resolution.pdf');
    await expect(page).toHaveURL('/filecabinet');
  });

  test('closes by Escape though its reader asks for a password in a box of its own [VAULT-03]', async ({
    page,
    incidents,
  }) => {
    incidents.expect(/^console: Blocked autofocusing/);
    await page.route('**/sandbox/files/**', (route) =>
      route.fulfill({
        contentType: 'application/pdf',
        headers: { 'access-control-allow-origin': '*' },
        body: readFileSync('tests/data/files/locked.pdf'),
      }),
    );
    await page.goto('/filecabinet');
    await page.getByRole('button', { name: 'Preview Board resolution.pdf' }).click();
    await expect.poll(() => focused(page)).toBe('File');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => focused(page)).toBe('Preview Board resolution.pdf');
  });

  test('that cannot be previewed is downloaded, which is said [VAULT-03]', async ({ page }) => {
    await changeFiles(page, (files) =>
      files.map((file) => (file.tags === 'GST' ? { ...file, file_name: 'not a picture.png' } : file)),
    );
    await page.goto('/filecabinet');
    for (const name of ['challan-q2.csv', 'not a picture.png']) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: `Preview ${name}` }).click();
      await expect(
        dialog(page).getByText('This file cannot be shown here, so it is downloaded.'),
      ).toBeVisible();
      await download;
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect.poll(() => focused(page)).toBe(`Preview ${name}`);
    }
  });

  test('far down in a long list is found again after a walk through the previews [VAULT-03]', async ({
    page,
  }) => {
    await changeFiles(page, (files) => {
      const pictures = files.filter(({ file_name: name }) => name.endsWith('.png'));
      return Array.from({ length: 400 }, (_, place) => ({
        ...pictures[0],
        id: place,
        file_name: place % 50 === 0 ? `picture ${place}.png` : `table ${place}.csv`,
      }));
    });
    await page.goto('/filecabinet?group=year');
    await page.getByRole('button', { name: 'Preview picture 0.png' }).click();
    for (const place of [50, 100, 150, 200]) {
      await dialog(page).getByRole('button', { name: 'Next file' }).click();
      await expect(dialog(page).getByRole('img', { name: `picture ${place}.png` })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Preview picture 200.png');
    await expect(page.getByRole('button', { name: 'Preview picture 200.png' })).toBeInViewport();
  });
});
