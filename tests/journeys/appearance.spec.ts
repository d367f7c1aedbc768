import type { Page } from '@playwright/test';
import { darkPalette, lightPalette } from '../../src/ui/theme/palette.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';

interface Look {
  readonly page: string;
  readonly bar: string | null;
}

/** The page's colour as the style sheets have it, and that of the browser's bar. */
const lookOf = (page: Page): Promise<Look> =>
  page.evaluate(() => ({
    page: getComputedStyle(document.documentElement).getPropertyValue('--portal-page'),
    bar: document.querySelector('[name=theme-color]')?.getAttribute('content') ?? null,
  }));

const LIGHT: Look = { page: lightPalette.page, bar: lightPalette.page };
const DARK: Look = { page: darkPalette.page, bar: darkPalette.page };

test(
  'What is chosen as appearance holds at once, in the first frame after a reload, and beyond Log Out [LOOK-01]',
  { tag: '@flow' },
  async ({ page, desk }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await enter(page, desk, { empty: true });
    await page.goto('/');
    const appearance = page.getByRole('radiogroup', { name: 'Appearance' });
    await expect(appearance.getByRole('radio', { name: 'As on this device' })).toBeChecked();
    expect(await lookOf(page)).toEqual(LIGHT);
    await appearance.getByRole('radio', { name: 'Dark' }).check();
    expect(await lookOf(page)).toEqual(DARK);
    const surface = page.locator('.portal-frame > .portal-sidebar');
    await expect(surface).toHaveCSS('background-color', 'rgb(21, 30, 45)');

    await test.step('the first frame, before any code', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route('**/assets/*', async (route) => {
        await promise;
        await route.fallback();
      });
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByRole('status')).toHaveText('Opening your portal');
      expect(await lookOf(page)).toEqual(DARK);
      resolve();
      await expect(appearance.getByRole('radio', { name: 'Dark' })).toBeChecked();
      await page.unrouteAll({ behavior: 'wait' });
    });

    await test.step('paper is light', async () => {
      await page.emulateMedia({ media: 'print' });
      expect((await lookOf(page)).page).toBe(lightPalette.page);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('Login after Log Out', async () => {
      await page.getByRole('button', { name: 'Log Out' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
      expect(await lookOf(page)).toEqual(DARK);
      await page.reload();
      expect(await lookOf(page)).toEqual(DARK);
    });
  },
);
