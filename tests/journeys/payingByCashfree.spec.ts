import { expect, test } from './support/collectors.ts';
import { payingJourneys } from './support/payingJourneys.ts';

test.use({ provider: 'cashfree' });

payingJourneys('cashfree', {
  place: (page) => page,
  afterFailure: async (page) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to your cart' }).click();
    await expect(page.getByRole('textbox', { name: 'Billing Address' })).not.toHaveValue('');
  },
});
