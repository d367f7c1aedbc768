import { expect, test } from './support/collectors.ts';
import { payingJourneys } from './support/payingJourneys.ts';

test.use({ provider: 'razorpay' });

payingJourneys('razorpay', {
  place: (page) => page.frameLocator('iframe[title="Razorpay"]'),
  afterFailure: async (page) => {
    const dialog = page.frameLocator('iframe[title="Razorpay"]');
    await dialog.getByRole('button', { name: 'Try another way to pay' }).click();
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The bank declined the payment.');
  },
  confirmation: '/razorpay-verify',
});
