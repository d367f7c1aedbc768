import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { entryAddresses } from '../../scripts/exampleAddresses.ts';
import { fillOrder, placeAndPay, putIntoCart } from './support/buy.ts';
import { expect, test } from './support/collectors.ts';
import { words } from './support/englishWords.ts';
import { enter } from './support/enter.ts';
import { visitLaterScreens } from './support/laterScreens.ts';
import { newerBuiltIns, takeAway } from './support/newerBuiltIns.ts';
import { openEach } from './support/openEach.ts';
import { openSettled } from './support/openScreen.ts';
import { placesOf } from './support/places.ts';
import { pressAll } from './support/pressAll.ts';
import { signInAsNew } from './support/signIn.ts';
import { HALVES, visitEach } from './support/visitEach.ts';

const newer = newerBuiltIns();

/** A page and its workers without what the oldest browsers of the list lack. */
const growOld = async (page: Page): Promise<void> => {
  await page.addInitScript(takeAway, newer);
  await page.route(/\/assets\/[^/]*worker[^/]*\.js$/i, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: `(${takeAway.toString()})(${JSON.stringify(newer)});${code}` });
  });
};

test.describe('Without the built-ins that the oldest browsers of the list lack', () => {
  test.slow();

  test('every screen is there, with what it unfolds [ENTRY-02]', async ({ page, desk }) => {
    await growOld(page);
    for (const { path } of entryAddresses) await openSettled(page, path);
    await enter(page, desk);
    await visitEach(page, {
      places: await placesOf(page),
      size: { width: 1280, height: 800 },
      look: async () => {
        await pressAll(page.locator('main [aria-expanded="false"]'));
        await pressAll(page.locator('main [role="tab"]'));
        await expect(page.locator('.portal-broken')).toHaveCount(0);
      },
    });
  });

  for (const half of HALVES)
    test(`every dialog opens (${half + 1} of 2) [ENTRY-02]`, async ({ page, desk }) => {
      await growOld(page);
      await enter(page, desk);
      await openEach(page, { words, half }, async () => {
        await expect(page.locator('.portal-broken')).toHaveCount(0);
      });
    });

  test('a customer signs in and pays [ENTRY-02]', { tag: '@flow' }, async ({ page, desk }) => {
    await growOld(page);
    await signInAsNew(page, desk);
    await putIntoCart(page, '1500');
    await fillOrder(page);
    await placeAndPay(page);
  });

  test('a customer uploads and saves [ENTRY-02]', { tag: '@flow' }, async ({ page, desk }) => {
    await growOld(page);
    await enter(page, desk);
    await visitLaterScreens(page, desk, {
      reason: 'Too late',
      photo: 'a.jpg',
      pdf: 'Photos',
      file: 'a.pdf',
    });
  });

  test('a call of one is an error of the page [ENTRY-02]', async ({ page, incidents }) => {
    incidents.expect(/^page error: TypeError/);
    await growOld(page);
    await openSettled(page, '/login');
    expect(newer.whole.length + Object.values(newer.members).flat().length).toBeGreaterThan(3000);
    await page.evaluate(() => setTimeout(() => URL.canParse('https://portal.example')));
    await page.evaluate(() => setTimeout(() => [2, 1].toReversed()));
    await expect
      .poll(() => page.evaluate(() => 'canParse' in URL || 'toReversed' in Array.prototype))
      .toBe(false);
  });
});

test(
  'No script has a sign in a regular expression that Safari 16 cannot read [ENTRY-02]',
  { tag: '@flow' },
  () => {
    const folder = process.env['SANDBOX_DIST'] ?? 'dist';
    const scripts = [join(folder, 'serviceWorker.js')].concat(
      readdirSync(join(folder, 'assets'))
        .filter((name) => name.endsWith('.js'))
        .map((name) => join(folder, 'assets', name)),
    );
    expect(scripts.length).toBeGreaterThan(50);
    expect(scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([]);
  },
);
