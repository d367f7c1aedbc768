import type { Page } from '@playwright/test';
import { anOrder, fillOrder } from './support/buy.ts';
import { expect, test } from './support/collectors.ts';
import { askForOtp, freshPhone } from './support/signIn.ts';

const WAYS = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

const NOT_KEPT = 'you are signed out when you reload or close this page';

for (const [name, prevent] of Object.entries(WAYS))
  test(`With storage ${name} a customer signs in, uploads and buys in the open page [ENTRY-06]`, async ({
    page,
    desk,
    announcements,
  }) => {
    test.setTimeout(120_000);
    const phone = freshPhone();
    await desk.addCustomer({ phone });
    await page.addInitScript(prevent);
    const signInHere = async (on: Page): Promise<void> => {
      await askForOtp(on, phone);
      await on.getByRole('textbox', { name: 'OTP' }).fill(await desk.codeFor(phone));
      await on.getByRole('button', { name: 'Verify OTP' }).click();
    };
    await page.goto('/sub-service/162');
    await signInHere(page);
    await expect(page.getByText(NOT_KEPT)).toBeVisible({ timeout: 20_000 });

    await page.getByRole('link', { name: 'Filecabinet' }).click();
    const file = { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nslip\n') };
    await page.locator('input[type="file"]').first().setInputFiles(file);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await announcements.told('slip.pdf uploaded.');
    await expect(page.getByRole('button', { name: 'Download slip.pdf' })).toBeVisible({ timeout: 20_000 });

    await page.goBack();
    await page.getByRole('textbox', { name: 'Purpose of payment' }).fill('Notice reply');
    await page.getByRole('textbox', { name: 'Amount' }).fill('1500');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('dialog').getByText('View Cart').click();
    await fillOrder(page, { ...anOrder, phone });
    await page.getByRole('button', { name: 'Place Order' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();

    // Paying leaves the page, so that the session is over; the way back leads to the result all the same.
    await signInHere(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByText(NOT_KEPT)).toBeVisible();
  });
