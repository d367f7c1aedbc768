import { signedInAddresses } from '../../scripts/exampleAddresses.ts';
import { expect, test } from './support/collectors.ts';
import { askForOtp, DEMO_PHONE, freshPhone, signIn, signInAsNew } from './support/signIn.ts';

test.describe('A customer', () => {
  test(
    'signs in with the OTP, and the browser keeps the session [SESSION-01] [SESSION-02] [SESSION-03] [SESSION-04] [LOGIN-31]',
    { tag: '@flow' },
    async ({ page, desk }) => {
      await signIn(page, desk, { phone: DEMO_PHONE });
      await expect(page).toHaveURL(/\/dashboard$/);
      const kept = await page.evaluate(() => ({
        access: localStorage.getItem('access_token'),
        service: localStorage.getItem('service_id'),
        token: sessionStorage.getItem('token'),
        refresh: sessionStorage.getItem('refresh_token'),
        camp: sessionStorage.getItem('camp'),
        user: sessionStorage.getItem('user') ?? '',
      }));
      expect(kept.access).toBeTruthy();
      expect(kept).toMatchObject({ token: kept.access, service: '1', camp: 'website' });
      expect(kept.refresh).toBeTruthy();
      expect(JSON.parse(kept.user)).toMatchObject({ phone: DEMO_PHONE, displayname: 'Asha Verma' });
    },
  );

  test('lands on the page that the Login address names, never off the portal [LOGIN-26] [LOGIN-30]', async ({
    page,
    desk,
    baseURL,
  }) => {
    await signInAsNew(page, desk, '/login?service_id=7&service_type=fixed&path=//evil.example');
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
    await expect(page).toHaveURL(/\/(services|sub-services?)\/7$/);
  });

  test('with a wrong OTP continues to Sign Up with the number, and back to Login [LOGIN-23] [LOGIN-24]', async ({
    page,
    incidents,
  }) => {
    incidents.expectFailuresOf('/api/v3/auth/token');
    await page.goto('/');
    await askForOtp(page, DEMO_PHONE);
    await page.getByRole('textbox', { name: 'OTP' }).fill('000000');
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toHaveValue(DEMO_PHONE);
    await expect(page.getByText('The OTP was not accepted.')).toBeVisible();
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Login' })).toBeFocused();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['portal.brand']);
  });

  test(
    'goes on after a reload with the code that was sent, and in another tab that waits for it [AMB-65]',
    { tag: '@flow' },
    async ({ page, context, desk }) => {
      const phone = freshPhone();
      await desk.addCustomer({ phone });
      await page.goto('/login');
      await askForOtp(page, phone);
      const code = await desk.codeFor(phone);
      const other = await context.newPage();
      await other.goto('/login');
      await expect(other.getByRole('button', { name: 'Send OTP' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toHaveValue(phone);
      await page.getByRole('textbox', { name: 'OTP' }).fill(code);
      await page.getByRole('button', { name: 'Verify OTP' }).click();
      for (const tab of [page, other])
        await expect(tab.getByRole('navigation', { name: 'Main' }).first()).toBeVisible({ timeout: 20_000 });
      await expect(other).toHaveURL(/\/dashboard$/);
    },
  );

  test(
    'who logs out is logged out in every tab [SESSION-07] [SESSION-08]',
    { tag: '@flow' },
    async ({ page, context, desk }) => {
      await signInAsNew(page, desk);
      const other = await context.newPage();
      await other.goto('/dashboard');
      await expect(other.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
      await other.getByRole('button', { name: 'Log Out' }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
      for (const tab of [other, page]) {
        await expect(tab.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
        await expect(tab).toHaveURL(/\/$/);
        expect(
          await tab.evaluate(() => [sessionStorage.getItem('token'), sessionStorage.getItem('user')]),
        ).toEqual([null, null]);
      }
      expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    },
  );
});

test.describe('A tab that was elsewhere while another one logged out', () => {
  test('keeps nothing of the customer when it comes back [SESSION-12]', async ({ page, context, desk }) => {
    await signInAsNew(page, desk);
    const address = page.url();
    await page.evaluate(() => sessionStorage.setItem('portal.answers.16', '[]'));
    await page.goto('about:blank');
    const other = await context.newPage();
    await other.goto(address);
    await other.getByRole('button', { name: 'Log Out' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(other.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    expect(kept.filter((key) => key !== 'camp' && key !== 'portal.returnPlace')).toEqual([]);
  });
});

test.describe('A customer whose session has ended', () => {
  test('sees one message and returns to the same page by Log in', async ({ page, desk, incidents }) => {
    incidents.expectFailuresOf('/api/v3/');
    const phone = await signInAsNew(page, desk);
    await page.evaluate(() => {
      localStorage.setItem('access_token', 'of-yesterday');
      sessionStorage.setItem('token', 'of-yesterday');
    });
    await page.goto('/filecabinet');
    const bar = page.getByRole('alert').filter({ hasText: 'Your session has ended.' });
    await expect(bar).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(1);
    await bar.getByRole('link', { name: 'Log in' }).click();
    await askForOtp(page, phone);
    await page.getByRole('textbox', { name: 'OTP' }).fill(await desk.codeFor(phone));
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(page.getByRole('searchbox', { name: 'Search files' })).toBeVisible({ timeout: 20_000 });
    expect(new URL(page.url()).pathname).toBe('/filecabinet');
    await expect(bar).toHaveCount(0);
  });
});

test.describe('A visitor', () => {
  test(
    'with an unknown number registers with the number and the OTP [LOGIN-13] [SIGNUP-05] [SIGNUP-17] [SIGNUP-18] [SESSION-05]',
    { tag: '@flow' },
    async ({ page, desk }) => {
      const phone = freshPhone();
      await page.goto('/login');
      await page.getByRole('textbox', { name: 'Mobile Number' }).fill(phone);
      await page.getByRole('checkbox', { name: 'I am not a robot' }).click();
      await expect(page.getByRole('checkbox')).toBeChecked();
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page).toHaveURL(/\/signup$/);
      await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toHaveValue(phone);
      await askForOtp(page, phone);
      await page.getByRole('textbox', { name: 'OTP' }).fill(await desk.codeFor(phone));
      await page.getByRole('textbox', { name: 'Email' }).fill('new@example.in');
      await page.getByRole('textbox', { name: 'Full Name' }).fill('Nila Iyer');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByText('Registration successful!')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      expect(await page.evaluate(() => sessionStorage.getItem('user'))).toContain('Nila Iyer');
    },
  );

  test('who followed a link into the portal gets there after signing in', async ({ page, desk }) => {
    await signInAsNew(page, desk, '/filecabinet?from=sms');
    await expect(page.getByRole('searchbox', { name: 'Search files' })).toBeVisible({ timeout: 20_000 });
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe('/filecabinet?from=sms');
  });

  test('finds Login at the root and at /login [LOGIN-01]', { tag: '@flow' }, async ({ page }) => {
    for (const address of ['/', '/login']) {
      await page.goto(address);
      await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(address);
    }
  });

  test('finds no other page but Sign Up [SESSION-11]', { tag: '@flow' }, async ({ page }) => {
    for (const { path } of signedInAddresses()) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Send OTP' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/');
    }
    await page.goto('/signup');
    await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/signup');
  });
});
