import type { Page, Request, Response } from '@playwright/test';
import { expect, test as base } from './support/collectors.ts';
import { Door } from './support/door.ts';
import { enter } from './support/enter.ts';
import { installed, keptPaths, leftOfWorker } from './support/installed.ts';
import { openSettled } from './support/openScreen.ts';

const test = base.extend<{ readonly door: Door }>({
  door: async ({ sandbox }, provide) => {
    const door = new Door(sandbox.address);
    await door.open();
    await provide(door);
    door.close();
  },
  baseURL: async ({ door }, provide) => {
    await provide(door.address);
  },
});

test.use({ serviceWorkers: 'allow' });

const number = (page: Page) => page.getByRole('textbox', { name: 'Mobile Number' });

const pathOf = (response: Response): string => new URL(response.url()).pathname;

/** Paths that the worker answered and that it did not, from now on. */
const answersOf = (page: Page) => {
  const answers = { byWorker: new Set<string>(), byServer: new Set<string>() };
  page.on('response', (response) => {
    (response.fromServiceWorker() ? answers.byWorker : answers.byServer).add(pathOf(response));
  });
  return answers;
};

test('The worker keeps beforehand what Login needs in both languages, and nothing else [LINE-04]', async ({
  page,
}) => {
  const asked = new Set<string>();
  const ask = (request: Request): void => void asked.add(new URL(request.url()).pathname);
  page.on('request', ask);
  await page.goto('/login');
  await expect(number(page)).toBeVisible();
  page.off('request', ask);
  await installed(page);
  const kept = (await keptPaths(page))['portal-light-path'] ?? [];
  page.on('request', ask);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('group', { name: 'भाषा' })).toBeVisible();
  const beforehand = kept.filter((path) => path !== '/index.html');
  expect(beforehand.length).toBeGreaterThan(4);
  expect(beforehand.filter((path) => !asked.has(path))).toEqual([]);
});

test(
  'The worker answers screens, files, and the configuration, never a call, and keeps files once used [LINE-04]',
  { tag: '@flow' },
  async ({ page, desk }) => {
    await enter(page, desk);
    await openSettled(page, '/dashboard');
    await installed(page);
    const { byWorker, byServer } = answersOf(page);
    await openSettled(page, '/filecabinet');
    await openSettled(page, '/payment-response?status=failed&order_id=1');
    await page.goto('/sandbox/pages/blogs');
    await openSettled(page, '/quotation');
    expect([...byWorker]).toEqual(
      expect.arrayContaining(['/filecabinet', '/quotation', '/portal.config.json']),
    );
    const screens = new Set(['/filecabinet', '/quotation', '/portal.config.json']);
    expect([...byWorker].filter((path) => !screens.has(path) && !path.startsWith('/assets/'))).toEqual([]);
    expect([...byServer].filter((path) => path.startsWith('/assets/'))).toEqual([]);
    expect([...byServer]).toEqual(
      expect.arrayContaining(['/api/v3/user/files', '/payment-response', '/sandbox/pages/blogs']),
    );
    const files = (await keptPaths(page))['portal-assets'] ?? [];
    expect(files.some((path) => path.includes('FileCabinetScreen'))).toBe(true);
    expect(files.some((path) => path.includes('ScoreScreen'))).toBe(false);
  },
);

test('A used file is not asked for again, and a page that is open shows it although the server lost it [LINE-04]', async ({
  page,
  door,
  desk,
}) => {
  await enter(page, desk);
  await openSettled(page, '/filecabinet');
  await installed(page);
  const files = (await keptPaths(page))['portal-assets'] ?? [];
  for (const path of files) door.lose(path);
  await openSettled(page, '/filecabinet');
  await expect(page.getByRole('searchbox', { name: 'Search files' })).toBeVisible();
});

test('On a line that never answers the kept page opens after a moment [LINE-03]', async ({
  page,
  door,
  desk,
}) => {
  await enter(page, desk);
  await openSettled(page, '/dashboard');
  await installed(page);
  door.hold((path) => path === '/profile');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
  door.hold();
});

for (const [what, withdraw] of [
  ['the configuration no longer asks for it', (door: Door) => door.configure({ serviceWorker: false })],
  ['the server no longer has its program', (door: Door) => door.lose('/serviceWorker.js')],
] as const)
  test(`The worker removes itself and all that it keeps at the next visit once ${what} [LINE-04]`, async ({
    page,
    door,
    desk,
    incidents,
  }) => {
    incidents.expectFailuresOf('/serviceWorker.js');
    await enter(page, desk);
    await openSettled(page, '/dashboard');
    await installed(page);
    expect(await leftOfWorker(page)).not.toEqual([]);
    withdraw(door);
    await openSettled(page, '/dashboard');
    await expect.poll(() => leftOfWorker(page)).toEqual([]);
    const { byWorker } = answersOf(page);
    await openSettled(page, '/quotation');
    expect([...byWorker]).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await leftOfWorker(page)).toEqual([]);
  });

const VISITS = [
  [true, 'installs the worker', ['/', 'portal-configuration', 'portal-light-path']],
  [false, 'leaves nothing', []],
] as const;

for (const [serviceWorker, what, left] of VISITS)
  test(`A visit with serviceWorker ${serviceWorker} in the configuration ${what} [LINE-04]`, async ({
    page,
    door,
  }) => {
    door.configure({ serviceWorker });
    await page.clock.install();
    for (const path of ['/login', '/']) {
      await page.goto(path);
      await expect(number(page)).toBeVisible();
      // What waits until the page is used.
      await page.keyboard.press('Shift');
      await page.clock.runFor(10_000);
      const found = async () => (await leftOfWorker(page)).filter((name) => name !== 'portal-assets');
      await expect.poll(async () => (await found()).toSorted()).toEqual([...left]);
    }
  });

test('The kept page takes over the security policy of a new configuration [LINE-04]', async ({
  page,
  door,
}) => {
  await openSettled(page, '/login');
  await installed(page);
  const keptPolicy = (): Promise<string> =>
    page.evaluate(
      async () =>
        (await caches.match('/index.html', { ignoreSearch: true }))?.headers.get('content-security-policy') ??
        '',
    );
  expect(await keptPolicy()).toContain("worker-src 'self'");
  expect(await keptPolicy()).not.toContain('upgrade-insecure-requests');
  door.addToPolicy('upgrade-insecure-requests');
  await page.goto('/login');
  await expect.poll(keptPolicy).toContain('upgrade-insecure-requests');
});
