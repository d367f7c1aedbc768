import { expect, test } from './support/collectors.ts';

test.describe('The portal without an account', () => {
  test('opens on Login', async ({ page, desk }) => {
    expect(await desk.isReady()).toBe(true);
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  });
});
