import type { Page } from '@playwright/test';
import type { PaymentProvider } from '../../../src/infrastructure/vendors/paymentVendors.ts';
import { fillCart, loseAnswerOf, orderIds, toGateway } from './buying.ts';
import { expect, test } from './collectors.ts';
import { enter } from './enter.ts';
import { cutAndSend } from './lineCut/cutAndSend.ts';
import { paymentStart } from './lineCut/payingForms.ts';
import type { Till } from './till.ts';
import { writtenCalls } from './writtenCalls.ts';
import { openTransactions } from './openTransactions.ts';

/** The provider of the demo, whose journeys share a sandbox with all others. */
const USUAL: PaymentProvider = 'payu';

const API = '/api/v3';

const fillOddAddress = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Full Name' }).fill('  आशा  राव ');
  await page
    .getByRole('textbox', { name: 'Billing Address' })
    .fill(' फ्लैट ४,\u00a0शिव सदन |\n\tएम.जी. रोड\n\nपुणे ');
  await page.getByRole('textbox', { name: 'Locality (optional)' }).fill('कोथरूड 🏠');
};

const ODD_ADDRESS = {
  billing_address: 'फ्लैट ४,\u00a0शिव सदन  एम.जी. रोड पुणे',
  billing_locality: 'कोथरूड 🏠',
};

const isWork = async (page: Page, transaction: string): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await openTransactions(page);
  const transactions = page.getByRole('region', { name: 'Transactions', exact: true });
  await expect(transactions.getByRole('button', { name: new RegExp(transaction) })).toBeVisible();
  await page.getByRole('tab', { name: 'Work Status' }).click();
  const upcoming = page.getByRole('region', { name: 'Upcoming Services' });
  await expect(upcoming.getByText('GST Annual Return').first()).toBeVisible();
};

/** The campaign's code is applied by itself; until then the button is busy and takes no press. */
const codeIsApplied = async (page: Page): Promise<void> => {
  const discount = page.getByText('Discount', { exact: true }).locator('xpath=following-sibling::dd');
  await expect(discount).not.toHaveText('₹0');
  await expect(page.getByRole('button', { name: 'Place Order' })).not.toHaveClass(/loading/);
};

const pressTwice = async (page: Page): Promise<void> => {
  await codeIsApplied(page);
  await page.getByRole('button', { name: 'Place Order' }).evaluate((button) => {
    if (!(button instanceof HTMLButtonElement)) return;
    button.click();
    button.click();
  });
};

/** What a customer has to be able to do by every payment provider. */
export const payingJourneys = (name: PaymentProvider, till: Till): void => {
  const { place, posts, told, isDialog, afterFailure, afterLeaving, goBack, forge, own } = till;
  const toProvider = (page: Page): Promise<string> => toGateway(page, place(page));
  const press = (page: Page, button: string): Promise<void> =>
    place(page).getByRole('button', { name: button, exact: true }).click();

  if (name !== USUAL) {
    test.use({ provider: name });
    // One worker is enough for a sandbox of its own, which takes three seconds to start.
    test.describe.configure({ mode: 'default' });
  }
  let phone = '';
  test.beforeEach(async ({ page, desk }) => {
    phone = await enter(page, desk);
  });

  test(
    `a service is bought by ${name}, with a code and an address in Hindi, and becomes work [PAY-13] [PAY-21] [CART-17] ${own?.rows ?? ''}`.trim(),
    { tag: '@flow' },
    async ({ page }) => {
      const written = writtenCalls(page);
      await fillCart(page);
      const before = await orderIds(page);
      await fillOddAddress(page);
      await page.getByRole('textbox', { name: 'Discount Code' }).fill('SAVE10');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('Code SAVE10 is applied.')).toBeVisible();
      const first = written.length;
      const transaction = await toProvider(page);
      const paying = written.slice(first);
      expect(paying.map(({ path }) => path)).toEqual(posts);
      const [order, start] = paying.map(({ body }) => body);
      const expected = { ...ODD_ADDRESS, payment_gateway: name, discount_code: 'SAVE10' };
      expect(JSON.parse(order ?? '')).toMatchObject(expected);
      expect(JSON.parse(start ?? '')).toEqual({ order_id: Number(transaction) });
      await expect(place(page).getByRole('row', { name: 'Name' })).toContainText('आशा');
      own?.check(paying);

      const isTold = page.waitForRequest(
        (request) => `${request.method()} ${new URL(request.url()).pathname}` === told,
      );
      await press(page, 'Pay');
      await isTold;
      await expect(page).toHaveURL(new RegExp(`/payment-response\\?status=success&order_id=${transaction}$`));
      await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
      await expect(page.getByText('Confirmed in our records.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
      expect(await orderIds(page)).toHaveLength(before.length + 1);
      await isWork(page, transaction);
    },
  );

  test(`a visitor of a partner campaign whose payment by ${name} fails, is left, or is gone back from pays the same order with its code [CART-20] [CART-21] [PAY-07] [PAY-20] [PAY-21]`, async ({
    page,
  }) => {
    await page.evaluate(() => sessionStorage.setItem('camp', 'partner-one'));
    const ordered = page.waitForRequest('**/place-order');
    await fillCart(page);
    await expect(page.getByRole('textbox', { name: 'Discount Code' })).toHaveCount(0);
    await codeIsApplied(page);
    const first = await toProvider(page);
    expect((await ordered).postDataJSON()).toMatchObject({ discount_code: 'CODE1' });
    await press(page, 'Fail');
    await afterFailure(page, first);
    const { length } = await orderIds(page);

    await pressTwice(page);
    await expect(place(page).getByRole('heading', { name: /^Pay ₹/ })).toBeVisible();
    await expect(place(page).getByRole('row', { name: 'Transaction' }).getByRole('cell')).toHaveText(first);
    await press(page, 'Leave');
    await afterLeaving(page, first);

    expect(await toProvider(page)).toBe(first);
    await goBack(page);
    expect(await toProvider(page)).toBe(first);
    await page.goto('/cart');
    await page.reload();
    expect(await toProvider(page)).toBe(first);
    await press(page, 'Pay');
    await expect(page.getByText('Confirmed in our records.')).toBeVisible();
    expect(await orderIds(page)).toHaveLength(length);
  });

  test(`what the browser carries to ${name} is not believed after a change`, async ({ page, incidents }) => {
    await fillCart(page);
    await forge(page, incidents);
  });

  test(`the start of a payment by ${name} loses nothing when the line is cut, and is sent once [LINE-02]`, async ({
    page,
    desk,
    incidents,
    announcements,
  }) => {
    const [, start = ''] = posts;
    const form = paymentStart(name, `POST ${start.replace(API, '')}`, till);
    await cutAndSend(form, { page, desk, phone, announcements }, incidents);
  });

  // Where the page itself tells the backend, the response can get lost.
  if (!isDialog) return;
  const call = told.replace(`POST ${API}`, '');
  test(`a payment by ${name} whose confirmation is lost is found in the list of orders [PAY-21]`, async ({
    page,
    incidents,
  }) => {
    incidents.expectFailuresOf(`/api/v3${call}`);
    await fillCart(page);
    await loseAnswerOf(page, call);
    const transaction = await toProvider(page);
    await press(page, 'Pay');
    await expect(page).toHaveURL(new RegExp(`/payment-response\\?status=checking&order_id=${transaction}$`));
    await expect(page.getByText('Confirmed in our records.')).toBeVisible();
  });
};
