import { expect, test } from './support/collectors.ts';

const ELSEWHERE = 'http://portal.example';

test(
  'At an address without https Login says that the security check needs it [ENTRY-10]',
  { tag: '@flow' },
  async ({ page, baseURL, incidents }) => {
    incidents.expect(/^console: The Cross-Origin-Opener-Policy header has been ignored/);
    await page.route(`${ELSEWHERE}/**`, async (route) => {
      const url = route.request().url().replace(ELSEWHERE, String(baseURL));
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto(`${ELSEWHERE}/login`);
    await expect(page.getByRole('alert')).toHaveText(
      'The security check only works at an address that begins with https://.',
    );
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
  },
);
