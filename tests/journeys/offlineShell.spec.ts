import type { Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { goWithin } from './support/goWithin.ts';
import { installed, keptPaths, leftOfWorker } from './support/installed.ts';
import { openSettled } from './support/openScreen.ts';
import { placesOf } from './support/places.ts';
import { askForOtp, freshPhone } from './support/signIn.ts';

test.use({ serviceWorkers: 'allow' });

const OFFLINE =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported module|Network error|no-response/;

const gone = (page: Page) => page.getByRole('status').filter({ hasText: 'There is no internet connection.' });
const waiting = (page: Page) => page.getByText('Waiting for the internet connection…');
const needsLine = (page: Page) => page.getByText('This page needs the internet.');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const number = (page: Page) => page.getByRole('textbox', { name: 'Mobile Number' });

test.beforeEach(({ incidents }) => {
  incidents.expect(OFFLINE);
});

test(
  'The portal opens without a connection, says so, and goes on by itself once it is back [LINE-03]',
  { tag: '@flow' },
  async ({ page, context, desk }) => {
    await enter(page, desk);
    await openSettled(page, '/dashboard');
    await installed(page);
    await context.setOffline(true);
    await page.reload();
    await expect(menu(page)).toBeVisible({ timeout: 20_000 });
    await expect(gone(page)).toBeVisible();
    await expect(waiting(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await context.setOffline(false);
    await expect(gone(page)).toBeHidden();
    await expect(page.getByRole('link', { name: /^Cart, \d+ items?/ })).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('Every route opens without a connection; a screen whose code never came says that it needs the line [LINE-03]', async ({
  page,
  context,
  desk,
}) => {
  test.slow();
  await enter(page, desk);
  await openSettled(page, '/dashboard');
  await installed(page);
  const places = (await placesOf(page)).filter(({ path }) => !path.startsWith('/payment-response'));
  await context.setOffline(true);
  for (const { name, path } of places) {
    await page.goto(path);
    await expect(menu(page), name).toBeVisible({ timeout: 20_000 });
    await expect(gone(page), name).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Something went wrong' }), name).toHaveCount(0);
    expect(new URL(page.url()).pathname, name).toBe(new URL(path, page.url()).pathname);
  }
  await page.goto('/filecabinet');
  await expect(needsLine(page)).toBeVisible();
  await expect(page.getByText('Loading the page…')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('searchbox', { name: 'Search files' })).toBeVisible({ timeout: 20_000 });
  await expect(needsLine(page)).toHaveCount(0);
});

test('Login opens without a connection, says so, and signs in once it is back [LINE-03]', async ({
  page,
  context,
  desk,
}) => {
  const phone = freshPhone();
  await desk.addCustomer({ phone });
  await openSettled(page, '/login');
  await installed(page);
  await context.setOffline(true);
  for (const path of ['/', '/login', '/cart']) {
    await page.goto(path);
    await expect(number(page)).toBeVisible();
    await expect(gone(page)).toBeVisible();
  }
  await context.setOffline(false);
  await expect(gone(page)).toBeHidden();
  await askForOtp(page, phone);
});

test('Login says that the connection has gone while it is open [LINE-03]', async ({ page, context }) => {
  await page.goto('/login');
  await expect(number(page)).toBeVisible();
  await context.setOffline(true);
  await expect(gone(page)).toBeVisible();
  await context.setOffline(false);
  await expect(gone(page)).toBeHidden();
});

test('A Hindi reader reads it in Hindi [LINE-03]', async ({ page, context, desk }) => {
  await enter(page, desk);
  await page.evaluate(() => localStorage.setItem('portal.language', 'hi-IN'));
  await openSettled(page, '/dashboard');
  await installed(page);
  await context.setOffline(true);
  await page.goto('/filecabinet');
  await expect(page.getByText('इंटरनेट कनेक्शन नहीं है।', { exact: false })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('इस पेज के लिए इंटरनेट ज़रूरी है।', { exact: false })).toBeVisible();
});

const ALLOWED = /^\/(?:assets\/[\w.-]+\.(?:js|css)|index\.html|portal\.config\.json)$/;

/** Everything that the worker has kept, as text. */
const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        texts.push(request.url, (await response?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });

test('The worker keeps files of the portal alone, and nothing of the customer, who then logs out [LINE-03]', async ({
  page,
  desk,
}) => {
  test.slow();
  const phone = await enter(page, desk);
  const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
  await openSettled(page, '/dashboard');
  await installed(page);
  for (const { path } of await placesOf(page)) await goWithin(page, path);
  for (const path of ['/filecabinet', '/quotation', '/profile', '/payments', '/cart'])
    await openSettled(page, path);
  await installed(page);
  const kept = Object.values(await keptPaths(page)).flat();
  expect(kept.length).toBeGreaterThan(40);
  expect(kept.filter((path) => !ALLOWED.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(number(page)).toBeVisible();
  const text = await keptText(page);
  expect(text).toContain('portal.config.json');
  for (const secret of [phone, phone.slice(3), token, 'Asha Verma', 'asha.verma'])
    expect(text.includes(secret), secret).toBe(false);
  expect((await leftOfWorker(page)).toSorted()).toEqual([
    '/',
    'portal-assets',
    'portal-configuration',
    'portal-light-path',
  ]);
});
