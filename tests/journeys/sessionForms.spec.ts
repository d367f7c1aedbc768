import type { Page } from '@playwright/test';
import type { Desk } from '../../scripts/desk.ts';
import { anOrder, fillOrder } from './support/buy.ts';
import { fillCart } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import type { Incidents } from './support/incidents.ts';
import { ownRecords } from './support/ownRecords.ts';
import { askForOtp, freshPhone } from './support/signIn.ts';

const CALLS = '**/api/v3/**';

const bar = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your session has ended.' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name });
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });

/** The backend rejects every call from now on, as after the session's time. */
const endSession = async (page: Page, incidents: Incidents): Promise<void> => {
  incidents.expectFailuresOf('/api/v3/');
  await page.route(CALLS, (route) => route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } }));
};

/** Follows Log in of the bar and signs in. */
const logInAgain = async (page: Page, desk: Desk, phone: string): Promise<void> => {
  await bar(page).getByRole('link', { name: 'Log in' }).click();
  await page.unroute(CALLS);
  await askForOtp(page, phone);
  await textbox(page, 'OTP').fill(await desk.codeFor(phone));
  await press(page, 'Verify OTP');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 20_000 });
};

const keptForms = (page: Page) => page.evaluate(() => sessionStorage.getItem('portal.forms'));

const halfFillFreePayment = async (page: Page): Promise<void> => {
  await page.goto('/sub-service/162');
  await textbox(page, 'Purpose of payment').fill('Notice reply');
  await amount(page).fill('4500');
};

test.describe('A session that ends in the middle of a form', () => {
  test('brings back a free payment, with what was typed after its end, and keeps it no longer [LINE-06]', async ({
    page,
    desk,
    incidents,
  }) => {
    const phone = await enter(page, desk);
    await halfFillFreePayment(page);
    expect(await keptForms(page)).toBeNull();
    await endSession(page, incidents);
    await press(page, 'Proceed');
    await expect(bar(page)).toBeVisible();
    await amount(page).fill('4600');
    await logInAgain(page, desk, phone);
    await expect(textbox(page, 'Purpose of payment')).toHaveValue('Notice reply');
    await expect(amount(page)).toHaveValue('4600');
    expect([new URL(page.url()).pathname, await keptForms(page)]).toEqual(['/sub-service/162', null]);
    await press(page, 'Proceed');
    await expect(page.getByRole('dialog').getByText('View Cart')).toBeVisible();
  });

  test('brings back the answers to the questions [LINE-06]', async ({ page, desk, incidents }) => {
    const phone = await enter(page, desk);
    await page.goto('/Income%20Tax%20Return/24');
    await page.getByRole('checkbox', { name: 'Salary' }).check();
    await page.getByRole('textbox', { name: 'How many Form 16 do you have?' }).fill('3');
    await page.getByRole('radio', { name: 'No', exact: true }).check();
    await endSession(page, incidents);
    await press(page, 'Proceed');
    await expect(bar(page)).toBeVisible();
    await logInAgain(page, desk, phone);
    await expect(page.getByRole('checkbox', { name: 'Salary' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'How many Form 16 do you have?' })).toHaveValue('3');
    await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  });

  test(
    'brings back the billing address and the discount code in the cart [LINE-06]',
    { tag: '@flow' },
    async ({ page, desk, incidents }) => {
      const phone = await enter(page, desk);
      await fillCart(page);
      await fillOrder(page, { ...anOrder, address: '77 Zaveri Chawl' });
      await endSession(page, incidents);
      await press(page, 'Place Order');
      await expect(bar(page)).toBeVisible();
      await textbox(page, 'GSTIN (optional)').fill('27ABCDE1234F1Z5');
      await textbox(page, 'Discount Code').fill('SAVE10');
      await logInAgain(page, desk, phone);
      await expect(textbox(page, 'Billing Address')).toHaveValue('77 Zaveri Chawl');
      await expect(textbox(page, 'GSTIN (optional)')).toHaveValue('27ABCDE1234F1Z5');
      await expect(textbox(page, 'Discount Code')).toHaveValue('SAVE10');
    },
  );

  test('opens the rejection of a quotation again, with its reason [LINE-06]', async ({
    page,
    desk,
    incidents,
  }) => {
    const phone = await enter(page, desk);
    const [pending] = (await ownRecords(page).quotations()).filter(({ status }) => status === 0);
    await page.goto(`/quotation/${pending?.id}`);
    await press(page, 'Deny');
    const reason = page.getByRole('dialog').getByRole('textbox');
    await reason.fill('The fee is higher than agreed on the phone.');
    await endSession(page, incidents);
    await press(page, 'Submit Rejection');
    await logInAgain(page, desk, phone);
    await expect(reason).toHaveValue('The fee is higher than agreed on the phone.');
  });

  test('opens Edit Profile again, also after it was closed to reach Log in [LINE-06]', async ({
    page,
    desk,
    incidents,
  }) => {
    const phone = await enter(page, desk);
    await page.goto('/profile');
    await press(page, 'Edit Profile');
    await textbox(page, 'PAN Number').fill('QZXPV4821K');
    await endSession(page, incidents);
    await press(page, 'Save');
    await expect(bar(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await logInAgain(page, desk, phone);
    await expect(textbox(page, 'PAN Number')).toHaveValue('QZXPV4821K');
  });

  test('shows another customer none of it, and leaves none after Log Out [LINE-06]', async ({
    page,
    desk,
    incidents,
  }) => {
    await enter(page, desk);
    await fillCart(page);
    await fillOrder(page, { ...anOrder, address: '77 Zaveri Chawl' });
    await page.goto('/Income%20Tax%20Return/24');
    await page.getByRole('checkbox', { name: 'Salary' }).check();
    await halfFillFreePayment(page);
    const other = freshPhone();
    await desk.addCustomer({ phone: other });
    await endSession(page, incidents);
    await press(page, 'Proceed');
    await expect(bar(page)).toBeVisible();
    await logInAgain(page, desk, other);
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).not.toMatch(/Zaveri|Salary|Notice reply|portal\.forms/);
    await page.goto('/sub-service/162');
    await expect(textbox(page, 'Purpose of payment')).toHaveValue('');
    await textbox(page, 'Purpose of payment').fill('Of the other');
    await page.route(CALLS, (route) => route.fulfill({ status: 401, json: {} }));
    await amount(page).fill('9');
    await press(page, 'Proceed');
    await expect(bar(page)).toBeVisible();
    expect(await keptForms(page)).toContain('Of the other');
    await press(page, 'Log Out');
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(textbox(page, 'Mobile Number')).toBeVisible();
    expect(await keptForms(page)).toBeNull();
  });
});
