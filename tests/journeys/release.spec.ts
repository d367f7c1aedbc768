import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { openSettled } from './support/openScreen.ts';
import { DEMO_PHONE, freshPhone } from './support/signIn.ts';

const test = base.extend({
  sandbox: [
    async ({ sandboxes, releases }, provide) => {
      await provide(await sandboxes.of({ dist: releases.folder }));
    },
    { scope: 'test', timeout: 60_000 },
  ],
});

// One worker is enough for a sandbox of its own, which takes three seconds to start.
test.describe.configure({ mode: 'default' });

/** Counts page loads from now on. */
const loadsOf = (page: Page): (() => number) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
};

const number = (page: Page) => page.getByRole('textbox', { name: 'Mobile Number' });
const robot = (page: Page) => page.getByRole('checkbox', { name: 'I am not a robot' });

const newVersion = (page: Page) => page.getByRole('alert').filter({ hasText: 'A new version' });
const reload = (page: Page) => newVersion(page).getByRole('button', { name: 'Reload' });

test.describe('A release while the portal is open', () => {
  test.beforeEach(({ incidents }) => {
    // The previous release's files are gone: that is what these journeys test.
    incidents.expectFailuresOf('/assets/');
  });

  test("reloads Login once when the captcha's code is missing, and keeps the number", async ({
    page,
    desk,
    releases,
  }) => {
    const phone = freshPhone();
    await desk.addCustomer({ phone });
    await page.goto('/login');
    await number(page).fill(phone);
    const loads = loadsOf(page);
    releases.release();
    await robot(page).click();
    await expect.poll(loads).toBe(1);
    await expect(number(page)).toHaveValue(phone);
    expect(await page.evaluate(() => sessionStorage.getItem('portal.reloadDraft'))).toBeNull();
    await expect(robot(page)).toBeChecked();
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('textbox', { name: 'OTP' })).toBeFocused();
    expect(loads()).toBe(1);
  });

  test('shows the failure with Try again when the reload does not help, and never loops', async ({
    page,
    releases,
  }) => {
    test.slow();
    await page.goto('/login');
    await number(page).fill(DEMO_PHONE);
    const loads = loadsOf(page);
    const putBack = releases.remove('pbkdf2');
    await robot(page).click();
    await expect.poll(loads).toBe(1);
    await expect(number(page)).toHaveValue(DEMO_PHONE);
    const again = page.getByRole('button', { name: 'Try again' });
    // The tick is kept over the reload, so that the check begins by itself.
    await expect(page.getByText('The security check could not be loaded.')).toBeVisible();
    await again.click();
    await expect(again).toBeVisible();
    putBack();
    await again.click();
    await expect(robot(page)).toBeChecked();
    expect(loads()).toBe(1);
  });

  test('signs in to the new release a customer who requested an OTP before it', async ({
    page,
    desk,
    releases,
  }) => {
    const phone = freshPhone();
    await desk.addCustomer({ phone });
    await page.goto('/login');
    await number(page).fill(phone);
    await robot(page).click();
    await expect(robot(page)).toBeChecked();
    releases.release();
    const loads = loadsOf(page);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const otp = page.getByRole('textbox', { name: 'OTP' });
    await expect(otp).toBeVisible();
    await otp.fill(await desk.codeFor(phone));
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect([new URL(page.url()).pathname, loads()]).toEqual(['/dashboard', 1]);
  });

  test(
    'offers Reload where a screen is gone, and brings the half filled form back [LINE-01]',
    { tag: '@flow' },
    async ({ page, desk, releases }) => {
      await enter(page, desk);
      await openSettled(page, '/sub-service/162');
      const purpose = page.getByRole('textbox', { name: 'Purpose of payment' });
      await purpose.fill('Notice reply');
      await page.getByRole('textbox', { name: 'Amount' }).fill('4500');
      const loads = loadsOf(page);
      releases.release();
      await page.getByRole('link', { name: 'Filecabinet' }).click();
      await expect(newVersion(page)).toContainText('A new version is here.');
      await expect(page.getByText('Loading the page…')).toBeHidden();
      expect(loads()).toBe(0);
      await reload(page).click();
      await expect(page.getByRole('searchbox', { name: 'Search files' })).toBeVisible({ timeout: 20_000 });
      expect([new URL(page.url()).pathname, loads()]).toEqual(['/filecabinet', 1]);
      await expect(newVersion(page)).toBeHidden();
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(purpose).toHaveValue('Notice reply');
      await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('4500');
      expect(await page.evaluate(() => sessionStorage.getItem('portal.forms'))).toBeNull();
    },
  );

  test('offers Reload where only the styles of a screen are gone [LINE-01]', async ({
    page,
    desk,
    releases,
  }) => {
    await enter(page, desk);
    await openSettled(page, '/notifications');
    const putBack = releases.remove('FileCabinetScreen', '.css');
    await page.getByRole('link', { name: 'Filecabinet' }).click();
    await expect(newVersion(page)).toBeVisible();
    putBack();
    await reload(page).click();
    await expect(page.getByRole('searchbox', { name: 'Search files' })).toBeVisible({ timeout: 20_000 });
  });

  test('says when a reload did not help, and shows the screen once it is available [LINE-01]', async ({
    page,
    desk,
    incidents,
    releases,
  }) => {
    incidents.expect(/dynamically imported module/);
    await enter(page, desk);
    await openSettled(page, '/notifications');
    const loads = loadsOf(page);
    const putBack = releases.remove('FileCabinetScreen');
    await page.getByRole('link', { name: 'Filecabinet' }).click();
    await reload(page).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(newVersion(page)).toBeHidden();
    // The page may say so before the browser calls it loaded.
    await expect.poll(loads).toBe(1);
    putBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search files' })).toBeVisible({ timeout: 20_000 });
  });
});

test('The served folder has no source map, and no file of it names one', () => {
  const folder = process.env['SANDBOX_DIST'] ?? 'dist';
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const telling = files.filter(
    ({ name, parentPath }) =>
      name.endsWith('.map') || readFileSync(join(parentPath, name)).includes('sourceMappingURL'),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(telling.map(({ name }) => name)).toEqual([]);
});
