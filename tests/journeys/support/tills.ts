import type { FrameLocator, Page } from '@playwright/test';
import type { PaymentProvider } from '../../../src/infrastructure/vendors/paymentVendors.ts';
import { expect } from './collectors.ts';
import type { Incidents } from './incidents.ts';
import type { WrittenCall } from './writtenCalls.ts';

/** How a customer pays by one provider, and what becomes of it. */
export interface Till {
  /** Where the customer pays: the page itself, or a frame in it. */
  readonly place: (page: Page) => Page | FrameLocator;
  /** What is posted from the press on Place Order until the customer is there. */
  readonly posts: readonly string[];
  /** The request that tells the backend of a payment. */
  readonly told: string;
  /** What the customer sees after a payment that failed, and the way back to the cart. */
  readonly afterFailure: (page: Page, order: string) => Promise<void>;
  /** The same for one who has left without paying. */
  readonly afterLeaving: (page: Page, order: string) => Promise<void>;
  /** Presses the browser's Back where the customer pays; ends in the cart. */
  readonly goBack: (page: Page) => Promise<void>;
  /** Changes what the customer's browser carries, from the cart on, and sees it refused. */
  readonly forge: (page: Page, incidents: Incidents) => Promise<void>;
  /** What is true of the posts of this provider alone, and the rows that it proves. */
  readonly own?: { readonly rows: string; readonly check: (posts: readonly WrittenCall[]) => void };
}

const placeOrder = (page: Page): Promise<void> => page.getByRole('button', { name: 'Place Order' }).click();

const failedPage = async (page: Page, order: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
  await expect(page.getByText(`Order ${order}`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to your cart' }).click();
  await expect(page.getByRole('textbox', { name: 'Billing Address' })).not.toHaveValue('');
};

/** A page of the provider's own, which leads back to the result page. */
const hosted = {
  place: (page: Page) => page,
  afterFailure: failedPage,
  afterLeaving: failedPage,
  goBack: async (page: Page) => {
    await page.goBack();
    await expect(page).toHaveURL(/\/cart$/);
  },
};

const payu: Till = {
  ...hosted,
  posts: ['/api/v3/place-order', '/api/v3/generate-payu-checksum', '/_payment'],
  told: 'POST /payment-response',
  forge: async (page, incidents) => {
    incidents.expect(/400 POST .*\/_payment/, /console: .*\/_payment/);
    await page.route('**/_payment', (route) => {
      const form = route.request().postData() ?? '';
      return route.continue({ postData: form.replace(/amount=[^&]+/, 'amount=1.00') });
    });
    await placeOrder(page);
    await expect(page.getByText(/incorrectly calculated hash/)).toBeVisible();
  },
  own: {
    rows: '[PAY-16] [PAY-19] [PAY-23]',
    check: ([order, checksum, form]) => {
      const pause = (form?.at ?? 0) - (checksum?.answeredAt ?? 0);
      expect(pause).toBeGreaterThan(40);
      expect(pause).toBeLessThan(1500);
      const { billing_address: address, billing_locality: locality } = JSON.parse(order?.body ?? '');
      const fields = new URLSearchParams(form?.body);
      expect(fields.get('udf2')).toBe(address);
      expect(fields.get('udf3')).toBe(locality);
      expect(fields.get('phone')).toMatch(/^\d{10}$/);
    },
  },
};

const dialog = (page: Page): FrameLocator => page.frameLocator('iframe[title="Razorpay"]');

const dialogLeft = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
};

/** What a dialog would tell of a payment, signed by nobody. */
const FORGED = `<script>parent.postMessage({ kind: 'paid', proof: {
  razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: '${'0'.repeat(64)}' } }, '*')</script>`;

const razorpay: Till = {
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

const cashfree: Till = {
  ...hosted,
  posts: ['/api/v3/place-order', '/api/v3/cashfree-order', '/pg/view/sessions/checkout'],
  told: 'GET /api/v3/cashfree-return',
  forge: async (page, incidents) => {
    incidents.expect(/400 POST .*\/checkout/, /console: .*\/checkout/);
    await page.route('**/pg/view/sessions/checkout', (route) =>
      route.continue({ postData: `payment_session_id=session_${'0'.repeat(14)}` }),
    );
    await placeOrder(page);
    await expect(page.getByText('There is no such payment.')).toBeVisible();
  },
};

/** Every payment provider as a customer meets it; one that is missing here does not compile. */
export const tills: Readonly<Record<PaymentProvider, Till>> = { payu, razorpay, cashfree };
