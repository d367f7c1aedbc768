import type { Page } from '@playwright/test';
import { entryAddresses } from '../../scripts/exampleAddresses.ts';
import { portalRoutes } from '../../src/ui/shell/routes.ts';
import { findings } from './support/axe.ts';
import { exposedBehind } from './support/behindDialog.ts';
import { linksByColourAlone } from './support/colourAlone.ts';
import { words } from './support/englishWords.ts';
import { clearField } from './support/clearField.ts';
import { expect, test } from './support/collectors.ts';
import { openEach } from './support/openEach.ts';
import { enter } from './support/enter.ts';
import { openScreen, openSettled } from './support/openScreen.ts';
import { placesOf } from './support/places.ts';
import { resize } from './support/resize.ts';
import { halfOf, HALVES, visitEach } from './support/visitEach.ts';

const isFull = process.env['FULL'] !== undefined;
const WIDTHS = [360, 1280] as const;
const HEIGHT = 800;
/** A list that draws what is in view has fewer choices than this. */
const MOST_IN_VIEW = 30;
const DESKTOP = { width: 1280, height: HEIGHT };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects no findings at any of the widths; each line of a failure names place and width. */
const inspect = async (page: Page, name: string, widths: readonly number[] = WIDTHS): Promise<void> => {
  for (const width of widths) {
    await resize(page, { width, height: HEIGHT });
    expect(
      (await findings(page)).map((line) => `${name} at ${width}: ${line}`),
      name,
    ).toEqual([]);
  }
};

/** Expects the focus in the dialog, but not on the button that closes it, and nothing behind it within reach. */
const standsAlone = async (page: Page, name: string): Promise<void> => {
  const focused = page.getByRole('dialog').last().locator(':focus');
  await expect(focused, `${name} has the focus`).toHaveCount(1);
  await expect(focused, `${name} does not begin on its close button`).not.toHaveAccessibleName('Close');
  expect(await exposedBehind(page), `behind ${name}`).toEqual([]);
};

/** 320 px, and 1280 px at 200 % zoom, which leaves 640 px. */
const fits = async (page: Page, name: string): Promise<void> => {
  for (const width of [320, 640]) {
    await resize(page, { width, height: HEIGHT });
    await expect.poll(() => sidewaysPixels(page), { message: `${name} at ${width}` }).toBeLessThanOrEqual(0);
  }
};

test.describe('axe finds nothing, with every rule on,', () => {
  test.slow();

  for (const half of HALVES)
    test(`on any route with its content, and none scrolls sideways at 320 px or 200 % (${half + 1} of 2)`, async ({
      page,
      desk,
    }) => {
      if (half === 0)
        for (const { name, path } of entryAddresses) {
          await openSettled(page, path);
          await inspect(page, name);
          await fits(page, name);
        }
      await enter(page, desk);
      await visitEach(page, {
        places: halfOf(await placesOf(page), half),
        size: DESKTOP,
        look: async ({ name }) => {
          await inspect(page, name);
          await fits(page, name);
          expect(await linksByColourAlone(page), `links of ${name}`).toEqual([]);
        },
      });
    });

  test('in the dark', async ({ page, desk }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await openSettled(page, '/login');
    await inspect(page, 'login', isFull ? WIDTHS : [360]);
    await enter(page, desk);
    const places = await placesOf(page);
    await visitEach(page, {
      places,
      size: DESKTOP,
      look: ({ name }) => inspect(page, name, isFull ? WIDTHS : [1280]),
    });
  });

  test('where there is nothing yet', async ({ page, desk }) => {
    await enter(page, desk, { empty: true });
    const withoutId = portalRoutes.filter(({ path }) => !path.includes(':'));
    const some: readonly string[] = ['/dashboard', '/cart', '/notifications'];
    for (const { path } of isFull ? withoutId : withoutId.filter((route) => some.includes(route.path))) {
      await openSettled(page, path);
      await inspect(page, `${path} empty`, isFull ? WIDTHS : [360]);
    }
  });

  test('where calls fail, and while they are under way', async ({ page, desk, incidents }) => {
    incidents.expectFailuresOf('/api/v3/');
    await enter(page, desk);
    const places = (await placesOf(page)).filter(({ name }) => !['score', 'nothing'].includes(name));
    const some = ['dashboard', 'task', 'notifications'];
    const chosen = isFull ? places : places.filter(({ name }) => some.includes(name));
    await page.route('**/api/v3/**', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
    await visitEach(page, {
      places: chosen,
      size: DESKTOP,
      look: ({ name }) => inspect(page, `${name} failed`, isFull ? WIDTHS : [1280]),
    });
    await page.unrouteAll();
    await page.route('**/api/v3/**', () => undefined);
    for (const { name, path } of chosen) {
      await openScreen(page, path);
      await inspect(page, `${name} loading`, isFull ? WIDTHS : [360]);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('in forms that are refused', async ({ page, desk }) => {
    await openSettled(page, '/login');
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await inspect(page, 'login refused');
    await openSettled(page, '/signup');
    await page.getByRole('button', { name: /OTP/ }).first().click();
    await inspect(page, 'sign up refused');
    await enter(page, desk);
    await openSettled(page, '/sub-service/162');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await inspect(page, 'own amount refused');
    await openSettled(page, '/cart');
    await clearField(page.getByRole('textbox', { name: 'Billing Address' }));
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await inspect(page, 'order refused');
    await page.getByRole('combobox', { name: 'State' }).click();
    // All of them, so that a screen reader can tell their number and the place among them.
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(MOST_IN_VIEW);
  });

  for (const half of HALVES)
    test(`in any dialog, in the light and in the dark (${half + 1} of 2)`, async ({ page, desk }) => {
      await enter(page, desk);
      await openEach(page, { words, half }, async ({ name }, widths) => {
        await standsAlone(page, name);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await inspect(page, `${name} ${colorScheme}`, widths);
        }
      });
    });
});

test('Nothing moves for a customer who prefers reduced motion', async ({ page, desk }) => {
  await enter(page, desk);
  const moving = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((motion) => Number(motion.effect?.getComputedTiming().duration ?? 0) > 1)
        .map(
          (motion) =>
            `${motion.id} ${motion.effect instanceof KeyframeEffect ? (motion.effect.target?.className ?? '') : ''}`,
        ),
    );
  await openSettled(page, '/dashboard');
  expect(await moving()).toEqual([]);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await moving()).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await moving()).toEqual([]);
});

test('With reduced motion a new height appears at once, not a frame late', async ({ page, desk }) => {
  await enter(page, desk);
  await openSettled(page, '/dashboard');
  const heights = await page.evaluate(() => {
    const gap = document.createElement('div');
    document.querySelector('main')?.append(gap);
    return [100, 3000].map((height) => {
      gap.style.height = `${height}px`;
      return gap.getBoundingClientRect().height;
    });
  });
  expect(heights).toEqual([100, 3000]);
});

test('A planted fault is found', async ({ page }) => {
  await openSettled(page, '/login');
  await page.evaluate(() => {
    document.querySelector('h1')?.remove();
    document.querySelector('main')?.append(document.createElement('button'));
  });
  const rules = (await findings(page)).map((line) => line.split(':')[0]);
  expect(rules).toContain('page-has-heading-one');
  expect(rules).toContain('button-name');
});
