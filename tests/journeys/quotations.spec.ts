import type { Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { ownRecords } from './support/ownRecords.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

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

  test('fall back to a request, with its questions and no decision [QUOT-12] [QUOT-14] [QUOT-17]', async ({
    page,
    incidents,
  }) => {
    incidents.expectFailuresOf('/api/v3/quotations/');
    const [quotations, requests] = await Promise.all([
      ownRecords(page).quotations(),
      ownRecords(page).requests(),
    ]);
    const request = requests.find((one) => quotations.every((quotation) => quotation.id !== one.id));
    if (request === undefined) throw new Error('Every request has the id of a quotation.');
    const asked = page.waitForRequest(`**/api/v3/quotation-request/${request.id}`);
    await page.goto(`/quotation/${request.id}`);
    await asked;
    await expect(page.getByRole('heading', { level: 2, name: request.service_name })).toBeVisible();
    await expect(page.getByRole('term').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Accept|Deny)$/ })).toHaveCount(0);
  });

  test('show a request read-only at its own address [REQ-07] [REQ-08]', async ({ page }) => {
    const [request] = (await ownRecords(page).requests()).filter((one) => one.status === 0);
    if (request === undefined) throw new Error('The customer has no open request.');
    await page.goto('/quotation');
    const asked = page.waitForRequest(`**/api/v3/user/quotation-request/${request.id}`);
    await section(page, 'Requested Quotations')
      .getByRole('link', { name: `#QR${request.id} ` })
      .click();
    await asked;
    await expect(page).toHaveURL(`/quotations/${request.id}`);
    await expect(page.getByRole('term').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  });

  test('show why they cannot be shown [QUOT-08] [QUOT-15] [QUOT-16] [REQ-06] [REQ-09]', async ({
    page,
    desk,
    incidents,
  }) => {
    incidents.expect(/^(response|console): .*quotation/);
    await desk.addFault({ path: '/user/quotations', kind: 'status', status: 500 });
    await page.goto('/quotation');
    await expect(alert(page)).toHaveText('Failed to fetch quotations. Please try again later.');
    await expect(section(page, 'Requested Quotations').getByRole('link').first()).toBeVisible();
    await desk.clearFaults();
    await desk.addFault({ path: '/user/quotation-request*', kind: 'status', status: 500 });
    await page.reload();
    await expect(alert(page)).toHaveText('Failed to fetch requested quotations. Please try again later.');
    await expect(section(page, 'Pending for Approval').getByRole('link').first()).toBeVisible();
    await page.goto('/quotations/1');
    await expect(alert(page)).toHaveText('Failed to load quotation details.');
    await desk.addFault({ path: '/quotation*', kind: 'status', status: 500 });
    await page.goto('/quotation/1');
    await expect(alert(page)).toHaveText('Failed to fetch quotation details. Please try again.');
    await desk.clearFaults();
    await page.goto('/quotation/999999');
    await expect(alert(page)).toHaveText('Quotation details not found.');
  });
});
