import type { Page } from '@playwright/test';
import { expect, test as base } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { goWithin } from './support/goWithin.ts';
import { installed, keptPaths, takenOver } from './support/installed.ts';
import { openSettled } from './support/openScreen.ts';

const test = base.extend({
  sandbox: [
    async ({ sandboxes, releases }, provide) => {
      await provide(await sandboxes.of({ dist: releases.folder }));
    },
    { scope: 'test', timeout: 60_000 },
  ],
});

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default' });

const newVersion = (page: Page) => page.getByRole('alert').filter({ hasText: 'A new version' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search files' });

/** Addresses of the page's own scripts. */
const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')].map(
      ({ src }) => new URL(src).pathname,
    ),
  );

test('A release reaches a page with a worker at its next opening, and the kept page with it [LINE-04]', async ({
  page,
  context,
  desk,
  releases,
  incidents,
}) => {
  incidents.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|no-response/);
  await enter(page, desk);
  await openSettled(page, '/dashboard');
  await installed(page);
  const before = await scriptsOf(page);
  releases.release();
  await openSettled(page, '/dashboard');
  const after = await scriptsOf(page);
  expect(after).not.toEqual(before);
  const lightPath = async () => (await keptPaths(page))['portal-light-path'] ?? [];
  await expect.poll(lightPath).toEqual(expect.arrayContaining([...after]));
  await expect.poll(async () => (await lightPath()).filter((path) => before.includes(path))).toEqual([]);
  await installed(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 20_000 });
  expect(await scriptsOf(page)).toEqual(after);
});

test('An open page goes on with kept files of its release, and offers Reload for those that never came [LINE-04]', async ({
  page,
  desk,
  releases,
  incidents,
}) => {
  incidents.expectFailuresOf('/assets/');
  await enter(page, desk);
  await openSettled(page, '/filecabinet');
  await installed(page);
  await openSettled(page, '/notifications');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  releases.release();
  await takenOver(page);
  await goWithin(page, '/filecabinet');
  await expect(search(page)).toBeVisible({ timeout: 20_000 });
  await expect(newVersion(page)).toBeHidden();
  await goWithin(page, '/tax-fitt');
  await expect(newVersion(page)).toContainText('A new version is here.');
  expect(loads).toBe(0);
  await newVersion(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Everything looks good')).toBeVisible({ timeout: 20_000 });
  await expect(newVersion(page)).toBeHidden();
  expect(loads).toBe(1);
});
