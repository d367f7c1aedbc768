import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { findings } from './support/axe.ts';
import { expect, test } from './support/collectors.ts';
import { aRule, serveRules } from './support/deadlineRules.ts';
import { enter } from './support/enter.ts';

const dates = (page: Page) => page.getByRole('list', { name: 'Dates to come' }).getByRole('listitem');
const titles = (within: Page | Locator) => within.locator('.portal-deadline-title');
const statutory = (page: Page) => page.locator('.portal-deadline-statutory');

/** The events of a calendar file that the page saved. */
const eventsOf = async (download: Download): Promise<readonly ICAL.Event[]> =>
  new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

/** Where the page stands once it has scrolled to its end. */
const restingPlace = async (page: Page): Promise<number> => {
  const seen = [-1];
  await expect
    .poll(async () => {
      seen.unshift(await page.evaluate(() => scrollY));
      return seen[0] === seen[1];
    })
    .toBe(true);
  return seen[0] ?? 0;
};

const savedBy = async (page: Page, press: () => Promise<void>): Promise<readonly ICAL.Event[]> => {
  const download = page.waitForEvent('download');
  await press();
  return eventsOf(await download);
};

test.describe('Deadlines', () => {
  test(
    'are reached from the sidebar, chosen by keyboard and remembered [DUE-01] [DUE-04] [DUE-06] [DUE-08]',
    { tag: '@flow' },
    async ({ page, desk }) => {
      test.slow();
      await enter(page, desk);
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/deadlines.json'))
          calls.push(request.headers()['authorization'] ?? 'no token');
      });
      await page.goto('/dashboard');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Deadlines' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Deadlines' })).toBeFocused();
      await expect(dates(page).first()).toBeInViewport();
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Overdue \(\d+\)$/);
      await expect(
        page.getByRole('heading', { level: 2, name: /^[A-Z][a-z]+ 20\d\d$/ }).first(),
      ).toBeInViewport();
      await expect(page.getByText('Step of your service').first()).toBeVisible();
      await page.getByRole('radio', { name: 'TDS and TCS' }).click();
      await expect(statutory(page).first()).toBeVisible();
      // The dashboard may have read it too, for what needs the customer.
      expect([...new Set(calls)]).toEqual(['no token']);

      const official = statutory(page)
        .first()
        .getByRole('link', { name: /^Official page: / });
      await expect(official).toHaveAttribute('href', /^https:\/\/www\.[a-z]+\.gov\.in\/$/);
      await expect(official).toHaveAttribute('rel', 'noopener noreferrer');
      expect(await findings(page)).toEqual([]);

      await page.getByRole('radio', { name: 'Every topic' }).click();
      await page.getByRole('tab', { name: 'Mine' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'All' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('radio', { name: 'Every topic' })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: 'GST', exact: true })).toBeChecked();
      await expect(statutory(page).filter({ hasText: 'Official page: GST' }).first()).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await expect(page).toHaveURL(/\/deadlines\?view=all&topic=gst$/);
      await page.goto('/deadlines');
      await expect(page.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
    },
  );

  test('go into a calendar, one and all, under the same names [DUE-07]', async ({ page, desk }) => {
    await enter(page, desk);
    await page.goto('/deadlines?view=all');
    const one = statutory(page)
      .first()
      .getByRole('button', { name: /^Add .+ to calendar$/ });
    await expect(one).toBeVisible();
    const [event] = await savedBy(page, () => one.click());
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.uid).toMatch(/^[a-z\d-]+-20\d\d-.+@[\w.]+:\d+$/);
    const button = page.getByRole('button', { name: 'Add to calendar', exact: true });
    await expect(button).toHaveAccessibleDescription(/^\d+ dates$/);
    const all = await savedBy(page, () => button.click());
    await expect(page.getByText(`A file with ${all.length} dates is saved.`)).toBeVisible();
    expect(all.map(({ uid }) => uid)).toContain(event?.uid);
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(all.length);
  });

  test('open at the date of a link, and where they were left with Back [DUE-08] [NEED-07]', async ({
    page,
    desk,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enter(page, desk);
    await serveRules(page, (rules) => [...rules, aRule({ services: ['GST Registration'] })]);
    await page.goto('/dashboard');
    await page
      .getByRole('region', { name: 'Needs you now' })
      .getByRole('button', { name: /^Show all/ })
      .click();
    const entry = page.getByRole('link', { name: /^Check what is due/ }).first();
    const day = (await entry.getByRole('time').textContent()) ?? '';
    await entry.click();
    const date = page.locator('.portal-deadline-marked');
    await expect(date).toBeFocused();
    await expect(date).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL(new RegExp(`date=${day}&rule=[a-z\\d-]+$`));

    await page.getByRole('tab', { name: 'All' }).click();
    await page.getByRole('radio', { name: 'Income tax' }).click();
    await page.getByRole('button', { name: /^Later months: / }).click();
    for (let step = 0; step < 4; step += 1) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(200);
    }
    const place = await restingPlace(page);
    expect(place).toBeGreaterThan(1000);
    await page.getByRole('link', { name: 'Filecabinet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Deadlines' })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Income tax' })).toBeChecked();
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(5);
  });

  test('print on A4 without navigation, a heading for each month [DUE-10]', async ({ page, desk }) => {
    await enter(page, desk);
    await page.goto('/deadlines?view=all');
    await expect(statutory(page).first()).toBeVisible();
    const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheets.match(/\/Type ?\/Page\b/g)?.length ?? 0).toBeGreaterThan(4);
    expect(sheets).toMatch(/\/MediaBox ?\[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(16, 24, 40)');
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('table').first().getByRole('columnheader')).toHaveText(
      /^[A-Z][a-z]+ 20\d\d$/,
    );
    expect(await page.locator('thead').count()).toBeGreaterThan(12);
    await expect(page.getByRole('navigation')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('table')).toHaveCount(0);
  });

  test('fit a phone, with the next date in view [DUE-08]', async ({ page, desk }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enter(page, desk);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'Deadlines' }).click();
    const next = titles(page.getByRole('list', { name: 'Dates to come' })).first();
    await expect(next).toBeInViewport({ ratio: 1 });
    // What is late comes above it.
    await page.waitForLoadState('networkidle');
    await expect(next).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await findings(page)).toEqual([]);
  });

  test(
    'of five thousand keep the page small while it scrolls [DUE-09]',
    { tag: '@flow' },
    async ({ page, desk }) => {
      await enter(page, desk);
      await page.route('**/deadlines.json', async (route) => {
        const table = await (await route.fetch()).json();
        const copies = Array.from({ length: 30 }, (_, copy) =>
          table.rules.map((rule: { readonly id: string }) => ({ ...rule, id: `${rule.id}-${copy}` })),
        );
        await route.fulfill({ json: { ...table, rules: copies.flat() } });
      });
      await page.goto('/deadlines');
      await page.getByRole('tab', { name: 'All' }).click();
      await page.getByRole('button', { name: /^Later months: / }).click();
      const later = page.getByRole('list', { name: 'Later dates' }).getByRole('listitem');
      await later.first().scrollIntoViewIfNeeded();
      expect(Number(await later.first().getAttribute('aria-setsize'))).toBeGreaterThan(5000);
      await page.mouse.move(600, 500);
      const title = later.locator('.portal-deadline-title');
      const first = await title.first().textContent();
      for (let step = 0; step < 10; step += 1) {
        await page.mouse.wheel(0, 2000);
        await page.waitForTimeout(100);
        expect(await page.locator('*').count()).toBeLessThanOrEqual(1500);
      }
      await expect(title.first()).not.toHaveText(first ?? '');
      await expect(title.last()).toBeVisible();
    },
  );
});
