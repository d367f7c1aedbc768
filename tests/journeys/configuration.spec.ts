import type { Route } from '@playwright/test';
import { expect, test } from './support/collectors.ts';

test(
  'A faulty configuration shows one readable page that the security policy allows',
  { tag: '@flow' },
  async ({ page }) => {
    await page.route('/portal.config.json', (route) => route.fulfill({ json: { brand: { name: 7 } } }));
    await page.goto('/login');
    await expect(page.getByRole('rowheader', { name: 'brand.name' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'payment.provider' })).toBeVisible();
  },
);

const CONFIGURATION = '/portal.config.json';

const LOST: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is cut off': (route) => route.abort('connectionreset'),
  'is refused with 500': (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  "is a captive portal's page": (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Free Wi-Fi</title>' }),
  'never answers': () => new Promise(() => undefined),
};

for (const [fault, lose] of Object.entries(LOST))
  test(`A configuration that ${fault} is a lost connection, and the portal starts without a reload [ENTRY-05]`, async ({
    page,
    incidents,
  }) => {
    incidents.expectFailuresOf(CONFIGURATION);
    await page.route(CONFIGURATION, lose);
    await page.goto('/login');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await expect(page.getByRole('alert')).toContainText('No connection to the portal', { timeout: 20_000 });
    await page.unroute(CONFIGURATION, lose);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    if (fault === 'is cut off') await tryAgain.click();
    await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
