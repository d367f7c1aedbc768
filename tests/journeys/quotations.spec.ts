import type { Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { ownRecords } from './support/ownRecords.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test.describe('The quotation pages', () => {
  test(
    'list everything in six sections [QUOT-01] [QUOT-02] [QUOT-04] [QUOT-05] [REQ-01] [REQ-03]',
    { tag: '@flow' },
    async ({ page }) => {
      await page.goto('/quotation');
      const shown = await Promise.all([ownRecords(page).quotations(), ownRecords(page).requests()]);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText([
        'Pending for Approval',
        'Accepted Quotations',
        'Expired Quotations',
        'Requested Quotations',
        'Used Quotations',
        'Rejected Quotations',
      ]);
      await expect(page.getByRole('link', { name: /#QR\d+/ })).toHaveCount(shown.flat().length);
      await expect(
        section(page, 'Requested Quotations')
          .getByText(/1-2 working days/)
          .first(),
      ).toBeVisible();
    },
  );

  test("keep each entry's number on one line, however narrow the screen and long the number", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const request = { id: 1_234_567, service_name: 'Startup India Recognition', status: 0 };
    await page.route('**/api/v3/user/quotation-request', (route) =>
      route.fulfill({ json: { status: true, data: { data: [request] } } }),
    );
    await page.goto('/quotation');
    const number = page.getByText('#QR1234567', { exact: true });
    await expect(number).toBeVisible();
    const lines = await number.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getClientRects().length;
    });
    expect(lines).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
