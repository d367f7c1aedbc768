import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './collectors.ts';
import type { Incidents } from './incidents.ts';
import type { WrittenCall } from './writtenCalls.ts';

/** How a customer pays by one provider, and what becomes of it. */
export interface Till {
  /** Where the customer pays: the page itself, or a frame in it. */
  readonly place: (page: Page) => Page | FrameLocator;
  /** What is posted from the press on Place Order until the customer is there. */
  readonly posts: readonly string[];
  /** The request that tells the backend of a payment: 'POST /payment-response'. */
  readonly told: string;
  /** Whether the portal's page sends it, while the customer stays in the provider's dialog. */
  readonly isDialog: boolean;
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

export const placeOrder = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Place Order' }).click();

const failedPage = async (page: Page, order: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
  await expect(page.getByText(`Order ${order}`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to your cart' }).click();
  await expect(page.getByRole('textbox', { name: 'Billing Address' })).not.toHaveValue('');
};

/** A page of the provider's own, which leads back to the result page. */
export const hosted = {
  isDialog: false,
  place: (page: Page) => page,
  afterFailure: failedPage,
  afterLeaving: failedPage,
  goBack: async (page: Page) => {
    await page.goBack();
    await expect(page).toHaveURL(/\/cart$/);
  },
};
