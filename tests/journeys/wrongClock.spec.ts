import type { Page } from '@playwright/test';
import { fillOrder, placeAndPay } from './support/buy.ts';
import { fillCart } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { signInAsNew } from './support/signIn.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const SHIFTS = {
  'eleven minutes fast': 11 * MINUTE_MS,
  'eleven minutes slow': -11 * MINUTE_MS,
  'ten years fast': 3652 * DAY_MS,
  'ten years slow': -3652 * DAY_MS,
};

const shiftClock = (page: Page, by: number): Promise<unknown> =>
  page.addInitScript((shift) => {
    const now = Date.now.bind(Date);
    const shifted = (): number => now() + shift;
    globalThis.Date = new Proxy(Date, {
      construct: (date, given: unknown[]) => {
        const made: object = Reflect.construct(date, given.length === 0 ? [shifted()] : given);
        return made;
      },
      get: (date, name) => (name === 'now' ? shifted : Reflect.get(date, name)),
    });
  }, by);

for (const [name, by] of Object.entries(SHIFTS))
  test(`A clock that is ${name} keeps nobody from signing in, buying and uploading [ENTRY-03]`, async ({
    page,
    desk,
    announcements,
  }) => {
    test.setTimeout(300_000);
    await shiftClock(page, by);
    await signInAsNew(page, desk);
    expect(await page.evaluate(() => Date.now())).not.toBeCloseTo(Date.now(), -5);
    const today = page.getByText(/^\d+ (?:second|minute)s? ago$/);
    await fillCart(page);
    await fillOrder(page);
    await placeAndPay(page);
    await page.goto('/notifications');
    await expect(today.first()).toBeVisible();
    await page.goto('/filecabinet');
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({
        name: 'slip.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\nslip\n'),
      });
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await announcements.told('slip.pdf uploaded.');
  });
