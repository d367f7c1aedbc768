import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '../collectors.ts';
import { placeOrder, type Till } from '../till.ts';

const dialog = (page: Page): FrameLocator => page.frameLocator('iframe[title="Razorpay"]');

const dialogLeft = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
};

/** What a dialog would tell of a payment, signed by nobody. */
const FORGED = `<script>parent.postMessage({ kind: 'paid', proof: {
  razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: '${'0'.repeat(64)}' } }, '*')</script>`;

/** Razorpay's dialog in the page. */
export const till: Till = {
  isDialog: true,
  place: dialog,
  posts: ['/api/v3/place-order', '/api/v3/razorpay-order'],
  told: 'POST /api/v3/razorpay-verify',
  afterFailure: async (page) => {
    await dialog(page).getByRole('button', { name: 'Try another way to pay' }).click();
    await dialogLeft(page);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The bank declined the payment.');
  },
  afterLeaving: async (page) => {
    await expect(page.locator('iframe')).toHaveCount(0);
  },
  // The pages in its frames count as well, and so Back may stay in the cart or leave it.
  goBack: async (page) => {
    await page.goBack();
    await page.goto('/cart');
  },
  forge: async (page, incidents) => {
    incidents.expectFailuresOf('/api/v3/razorpay-verify');
    await page.route('**/razorpay/dialog/*/success', (route) =>
      route.fulfill({ contentType: 'text/html', body: FORGED }),
    );
    const verified = page.waitForResponse('**/razorpay-verify');
    await placeOrder(page);
    await dialog(page).getByRole('button', { name: 'Pay', exact: true }).click();
    expect((await verified).status()).toBe(422);
    await expect(page).toHaveURL(/\/payment-response\?status=checking/);
    await expect(page.getByRole('heading', { level: 1, name: 'Checking your payment' })).toBeVisible();
  },
};
