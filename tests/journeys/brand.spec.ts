import type { Page } from '@playwright/test';
import { brandShades } from '../../src/ui/theme/brandShades.ts';
import { lightPalette } from '../../src/ui/theme/palette.ts';
import { findings } from './support/axe.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { openSettled } from './support/openScreen.ts';

const YELLOW = '#ffd400';
const CONFIGURATION = '/portal.config.json';

/** The demo's configuration with another colour. */
const withColour = async (page: Page, colour: string): Promise<void> => {
  await page.route(CONFIGURATION, async (route) => {
    const given = await (await route.fetch()).json();
    await route.fulfill({ json: { ...given, brand: { ...given.brand, colour } } });
  });
};

const primary = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--portal-primary'));

/** What an element shows, as '#rrggbb'. */
const backgroundOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const parts = getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [];
      return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    });

test.describe("A deployment's colour", () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`in the ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test(
        'makes the look of Login, dashboard and cart, and axe finds nothing with yellow [BRAND-01]',
        // One of the two schemes stands for the flow.
        { tag: colorScheme === 'light' ? '@flow' : [] },
        async ({ page, desk, incidents }) => {
          test.slow();
          incidents.expect(/^console: brand\.colour: #ffd400 cannot be read on a light page/);
          await withColour(page, YELLOW);
          await openSettled(page, '/login');
          const shades = brandShades(YELLOW, colorScheme);
          expect(await primary(page)).toBe(shades.primary);
          expect(await backgroundOf(page, '.ant-btn-primary')).toBe(shades.primary);
          expect(await findings(page)).toEqual([]);
          await enter(page, desk);
          for (const path of ['/dashboard', '/cart']) {
            await openSettled(page, path);
            expect(await primary(page)).toBe(shades.primary);
            expect(await findings(page), path).toEqual([]);
          }
        },
      );
    });

  test(
    'is in the first frame as the device last saw it, and neutral before [BRAND-01]',
    { tag: '@flow' },
    async ({ page }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await promise;
        await route.fallback();
      });
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(page.locator('.frame-login aside').first()).toBeAttached();
      expect(await primary(page)).toBe(lightPalette.primary);
      resolve();
      await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
      const { primary: shown, primaryTint } = brandShades('#1d4e89', 'light');
      expect(await primary(page)).toBe(shown);
      // Nothing that comes from the server after the page is needed for it.
      await page.route(/\/assets\/|portal\.config/, () => new Promise(() => undefined));
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(page.locator('.frame-login:visible aside')).toBeVisible();
      expect([await primary(page), await backgroundOf(page, '.frame-login:visible aside')]).toEqual([
        shown,
        primaryTint,
      ]);
    },
  );

  test('that is none is one of the faults of the configuration [BRAND-01]', async ({ page }) => {
    await withColour(page, 'yellow');
    await page.goto('/login');
    await expect(page.getByRole('row', { name: "brand.colour a colour such as '#1d4e89'" })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
  });
});
