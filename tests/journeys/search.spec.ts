import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';

interface Payload {
  readonly payload: string;
}

const payloads: readonly Payload[] = JSON.parse(
  readFileSync(new URL('../data/xss-payloads.json', import.meta.url), 'utf8'),
);

const box = (page: Page) => page.getByRole('combobox', { name: 'Search here...' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Search results' });

const answerWith = async (page: Page, results: readonly object[]): Promise<void> => {
  await page.route('**/api/v3/user/search?**', (route) =>
    route.fulfill({ json: { data: { data: results } } }),
  );
};

test.describe('The search of the top bar', () => {
  test.beforeEach(async ({ page, desk }) => {
    await enter(page, desk);
    await page.goto('/profile');
  });

  test('has the room of the logo on a phone while it is typed in, and the keyboard still finds the logo', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/dashboard');
    const widthOf = async (): Promise<number> => (await box(page).boundingBox())?.width ?? 0;
    await expect.poll(widthOf).toBeLessThan(180);
    await box(page).click();
    await expect.poll(widthOf).toBeGreaterThan(220);
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('.portal-logo-link')).toBeFocused();
    await expect.poll(widthOf).toBeLessThan(180);
  });

  test(
    'finds a service by keyboard alone [SRCH-01] [SRCH-02] [SRCH-07] [SRCH-09]',
    { tag: '@flow' },
    async ({ page }) => {
      const asked = page.waitForRequest('**/api/v3/user/search?**');
      await page.getByPlaceholder('Search here...').fill('qqq & zzz');
      expect(new URL((await asked).url()).searchParams.get('query')).toBe('qqq & zzz');
      await expect(page.getByRole('status').filter({ hasText: 'No results' })).toBeVisible();
      await page.getByRole('link', { name: 'See all services' }).click();
      await expect(page).toHaveURL(/\/dashboard#all-services$/);
      await expect(box(page)).toHaveValue('');
      await expect(page.locator('#all-services')).toBeFocused();
      await box(page).fill('gst');
      await expect(list(page).getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/sub-service\/\d+$/);
      await expect(box(page)).toHaveValue('');
      await expect(list(page)).toBeHidden();
    },
  );

  test('leads to All Services, which stay in view while what is late comes above them [SRCH-12]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await box(page).fill('qqq zzz');
    await page.getByRole('link', { name: 'See all services' }).click();
    const services = page.locator('#all-services');
    await expect(services).toBeFocused();
    for (const late of ['Recently completed', 'From your expert', /^Needs you now/])
      await expect(page.getByRole('region', { name: late })).toBeAttached();
    await expect
      .poll(() => services.evaluate((part) => part.getBoundingClientRect().top / innerHeight))
      .toBeLessThan(0.5);
    await expect(page.getByRole('heading', { name: 'All Services' })).toBeInViewport();
    // From then on whoever scrolls leads, a screen reader too; what comes in the same moment is shown first.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }).toPass({ timeout: 10_000 });
    await page.setViewportSize({ width: 320, height: 780 });
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => void requestAnimationFrame(resolve));
    });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test(
    'shows names as HTML without running scripts [SRCH-03]',
    { tag: '@flow' },
    async ({ page, incidents }) => {
      // The sanitiser parses HTML in an inert document of its own, where the browser reports the handlers before they are
      // removed.
      incidents.expect(
        /^policy: script-src-attr inline/,
        /^console: Executing inline event handler violates/,
      );
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      const bad = payloads.map(({ payload }, index) => ({ id: index + 100, type: 'service', name: payload }));
      await answerWith(page, [{ id: 16, type: 'service', name: '<b>GST</b>' }, ...bad]);
      await box(page).fill('qqq');
      await expect(list(page).getByRole('option')).toHaveCount(bad.length + 1);
      await expect(list(page).locator('b').first()).toHaveText('GST');
      await expect(list(page).locator('script, img, svg, iframe, a, style, form, input')).toHaveCount(0);
      const attributes = await list(page).evaluate((element) =>
        [...element.querySelectorAll('[role="option"] *')].flatMap((node) => node.getAttributeNames()),
      );
      expect(
        attributes.filter((name) => name.startsWith('on') || name === 'style' || name === 'href'),
      ).toEqual([]);
      for (const option of await list(page).getByRole('option').all()) await option.hover();
      expect(dialogs).toEqual([]);
    },
  );

  test('is at most 240 px high and scrolls [SRCH-10]', async ({ page }) => {
    const thirty = Array.from({ length: 30 }, (_, index) => ({
      id: index,
      type: 'service',
      name: `Service ${index}`,
    }));
    await answerWith(page, thirty);
    await box(page).fill('qqq');
    await expect(list(page).getByRole('option')).toHaveCount(30);
    const size = await list(page).evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      scrollHeight: element.scrollHeight,
    }));
    expect(size.height).toBeLessThanOrEqual(240);
    expect(size.scrollHeight).toBeGreaterThan(size.height);
    await page.keyboard.press('ArrowUp');
    await expect(list(page).getByRole('option').last()).toBeInViewport();
  });
});

test('What is typed while a screen is still coming keeps the focus and its results [SRCH-02]', async ({
  page,
  desk,
}) => {
  await enter(page, desk);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/ProfileScreen*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await box(page).fill('ITR');
  await expect(list(page)).toContainText('Income Tax Return');
  resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(list(page)).toContainText('Income Tax Return');
  await page.unrouteAll({ behavior: 'wait' });
});
