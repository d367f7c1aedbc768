import { expect, test } from './support/collectors.ts';

test.describe('The portal without an account', () => {
  test('opens on Login', async ({ page, desk }) => {
    expect(await desk.isReady()).toBe(true);
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
  });

  test("shows Login before the captcha's code is there, and keeps a tick", async ({ page, desk }) => {
    expect(await desk.isReady()).toBe(true);
    const code = Promise.withResolvers<void>();
    await page.route('**/assets/altcha-*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.goto('/login');
    const robot = page.getByRole('checkbox', { name: 'I am not a robot' });
    await robot.click();
    await expect(page.getByText('Checking…').first()).toBeAttached();
    await expect(robot).not.toBeChecked();
    code.resolve();
    await expect(robot).toBeChecked();
  });
});
