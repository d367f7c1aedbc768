import type { Page } from '@playwright/test';
import type { Desk } from '../../scripts/desk.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { ownRecords } from './support/ownRecords.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Creates a quotation at the desk from the customer's request; returns its id. */
const quotedByDesk = async (page: Page, desk: Desk): Promise<number> => {
  const [request] = (await ownRecords(page).requests()).filter((one) => one.status === 0);
  if (request === undefined) throw new Error('The customer has no open request.');
  return desk.quote({ request: request.id, rupees: 4999, remarks: 'Two filings are included.', days: 4 });
};

const statusOf = async (page: Page, id: number): Promise<number | undefined> =>
  (await ownRecords(page).quotations()).find((one) => one.id === id)?.status;

const watchDecisions = (page: Page): readonly (string | null)[] => {
  const posted: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/update-quotation-status/')) posted.push(request.postData());
  });
  return posted;
};

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test.describe('A quotation', () => {
  test(
    'created at the desk is accepted in the portal and read back [QUOT-09] [QUOT-13] [QUOT-18] [QUOT-22]',
    { tag: '@flow' },
    async ({ page, desk, announcements }) => {
      const id = await quotedByDesk(page, desk);
      const posted = watchDecisions(page);
      await page.goto('/quotation');
      await section(page, 'Pending for Approval')
        .getByRole('link', { name: `#QR${id}` })
        .click();
      await expect(page).toHaveURL(`/quotation/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Quotation #QR${id}`);
      await expect(page.getByText('₹5,898.82')).toBeVisible();
      await expect(page.getByText('Two filings are included.')).toBeVisible();
      await expect(page.getByText('4 days left')).toBeVisible();
      const loaded = page.waitForEvent('load');
      await button(page, 'Accept').click();
      await announcements.told('Quotation accepted. It is in your cart, ready to be paid.');
      await loaded;
      await expect(page.getByRole('main').getByText('Accepted', { exact: true })).toBeVisible();
      await expect(button(page, 'Accept')).toBeHidden();
      expect(posted).toEqual(['{"status":1}']);
      expect(await statusOf(page, id)).toBe(1);
      await page.getByRole('link', { name: 'All quotations' }).click();
      await expect(
        section(page, 'Accepted Quotations').getByRole('link', { name: `#QR${id}` }),
      ).toBeVisible();
    },
  );

  test(
    'is denied with a reason by keyboard alone [QUOT-19] [QUOT-20] [QUOT-22]',
    { tag: '@flow' },
    async ({ page, desk, announcements }) => {
      const id = await quotedByDesk(page, desk);
      const posted = watchDecisions(page);
      await page.goto(`/quotation/${id}`);
      await button(page, 'Deny').focus();
      await page.keyboard.press('Enter');
      const reason = page.getByRole('textbox', { name: 'Reason for rejection' });
      await expect(reason).toBeFocused();
      await page.keyboard.type('   ');
      await expect(button(page, 'Submit Rejection')).toBeDisabled();
      await page.keyboard.type('Too costly');
      await expect(button(page, 'Submit Rejection')).toBeEnabled();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(button(page, 'Submit Rejection')).toBeFocused();
      const loaded = page.waitForEvent('load');
      await page.keyboard.press('Enter');
      await announcements.told('Quotation rejected. Thank you for telling us why.');
      await loaded;
      await expect(page.getByRole('main').getByText('Rejected', { exact: true })).toBeVisible();
      expect(posted).toEqual(['{"status":2,"remarks":"Too costly"}']);
      expect(await statusOf(page, id)).toBe(2);
    },
  );

  test('is changed once, however often it is pressed before the response [QUOT-21]', async ({
    page,
    desk,
  }) => {
    const id = await quotedByDesk(page, desk);
    const posted = watchDecisions(page);
    await desk.addFault({ path: '/update-quotation-status/*', kind: 'delay', delay: 1500 });
    await page.goto(`/quotation/${id}`);
    await button(page, 'Accept').dblclick();
    await expect(button(page, 'Accept')).toBeDisabled();
    await expect(button(page, 'Deny')).toBeDisabled();
    await button(page, 'Accept').click({ force: true });
    await button(page, 'Deny').click({ force: true });
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
    expect(posted).toHaveLength(1);
  });

  test('stays unchanged when the change is refused, and works again [QUOT-23]', async ({ page, desk }) => {
    const id = await quotedByDesk(page, desk);
    await page.route('**/update-quotation-status/*', (route) =>
      route.fulfill({ json: { status: false, message: 'Expired' } }),
    );
    await page.goto(`/quotation/${id}`);
    await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true));
    await button(page, 'Accept').click();
    await expect(alert(page)).toHaveText('Expired');
    await expect(button(page, 'Accept')).toBeFocused();
    await page.waitForTimeout(2000);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true);
    await page.unroute('**/update-quotation-status/*');
    await button(page, 'Accept').click();
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  });

  test('shows its real state when the response to its acceptance is lost', async ({
    page,
    desk,
    incidents,
  }) => {
    incidents.expectFailuresOf('/api/v3/update-quotation-status/');
    const id = await quotedByDesk(page, desk);
    await desk.addFault({ path: '/update-quotation-status/*', kind: 'lost-answer' });
    await page.goto(`/quotation/${id}`);
    await button(page, 'Accept').click();
    await expect(page.getByRole('main').getByText('Accepted', { exact: true })).toBeVisible();
    await expect(page.getByText('Quotation accepted.')).toBeVisible();
    await expect(alert(page)).toBeHidden();
    expect(await statusOf(page, id)).toBe(1);
  });
});
