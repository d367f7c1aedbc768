import type { Page } from '@playwright/test';
import { tabTo } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { press, reach } from './support/keyboard.ts';
import { openScreen } from './support/openScreen.ts';
import { freshPhone } from './support/signIn.ts';

const heading = async (page: Page, name: string | RegExp): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused({ timeout: 20_000 });
  await expect(page).toHaveTitle(/ · Sahayak Tax & Legal$/);
};

test('The keyboard alone signs in, prices, pays, uploads and logs out', async ({ page, desk }) => {
  test.slow();
  const phone = freshPhone();
  await desk.addCustomer({ phone });
  await openScreen(page, '/login');

  await reach(page, 'Mobile Number');
  // The field already contains +91.
  await page.keyboard.type(phone.slice(3));
  await reach(page, 'I am not a robot');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await press(page, 'Send OTP');
  await expect(page.getByRole('textbox', { name: 'OTP' })).toBeFocused();
  await page.keyboard.type(await desk.codeFor(phone));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 20_000 });

  await page.goto('/sub-service/17');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await press(page, 'Proceed');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/17$/);
  await heading(page, /./);
  await reach(page, 'Monthly');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await reach(page, 'How many invoices do you issue in a month?');
  await page.keyboard.type('40');
  await press(page, 'Proceed');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Confirm');
  await expect(page.getByText('View Cart')).toBeVisible();
  await press(page, 'View Cart');
  await heading(page, 'Cart');

  await expect(page.getByRole('textbox', { name: 'Full Name' })).not.toHaveValue('');
  const typed = [
    ['Billing Address', '12 Carter Road'],
    ['State', 'MH'],
    ['Zip Code', '400050'],
  ] as const;
  for (const [name, text] of typed) {
    await reach(page, name);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
    if (name !== 'State') continue;
    await page.keyboard.press('Enter');
    await expect(page.getByTitle('Maharashtra').first()).toBeVisible();
  }
  await press(page, 'Place Order');
  await expect(page.getByRole('heading', { name: /^Pay ₹/ })).toBeVisible({ timeout: 20_000 });
  await tabTo(page, 'Pay');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible({
    timeout: 20_000,
  });

  await press(page, 'Filecabinet');
  await heading(page, 'Filecabinet');
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Upload a file');
  await (
    await chooser
  ).setFiles({
    name: 'rent-receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await press(page, 'Upload');
  await expect(page.getByRole('button', { name: 'Download rent-receipt.pdf' })).toBeVisible({
    timeout: 20_000,
  });

  await press(page, 'Log Out');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(page, 'Yes');
  await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});
