import type { Page } from '@playwright/test';
import { anOrder, fillOrder, placeAndPay, putIntoCart } from './support/buy.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { goWithin } from './support/goWithin.ts';
import { openScreen } from './support/openScreen.ts';
import { placesOf } from './support/places.ts';
import { freshPhone } from './support/signIn.ts';
import {
  blockThirdParties,
  fixedThirdParties,
  playThirdParties,
  recaptchaLog,
} from './support/thirdParties.ts';

// One worker is enough for a sandbox of its own, which takes three seconds to start.
test.describe.configure({ mode: 'default' });

const GSTIN = '27AAPFU0939F1ZV';
const PAN = 'AAPFU0939F';

const passCheck = async (page: Page, phone: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill(phone);
  await page.getByRole('button', { name: 'Stand-in check' }).click();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('textbox', { name: 'OTP' })).toBeVisible();
};

test.describe('With every third party blocked', () => {
  const chat = { provider: 'freshchat', token: 'chat-token', host: 'https://chat.example' };
  test.use({ portal: { ...fixedThirdParties, chat } });
  test.beforeEach(async ({ page, incidents }) => {
    incidents.expect(/google\.com/, /chat\.example/, /mixpanel/i);
    await blockThirdParties(page);
  });

  test('sign-in says that the captcha could not be loaded and offers to try again', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('The security check could not be loaded.');
    await page.getByRole('textbox', { name: 'Mobile Number' }).fill('+919876543210');
    const again = page.waitForRequest(/google\.com\/recaptcha\/api\.js/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await again;
    await expect(page.getByRole('alert')).toContainText('The security check could not be loaded.');
    await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toHaveValue('+919876543210');
  });

  test('every screen still works [CHAT-04]', async ({ page, desk }) => {
    test.slow();
    await enter(page, desk);
    const places = await placesOf(page);
    await openScreen(page, '/dashboard');
    for (const { path } of places) {
      await goWithin(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText('could not be shown')).toHaveCount(0);
    }
    await page.goto('/sub-service/24');
    await page.getByRole('button', { name: 'Chat with Expert' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
    await putIntoCart(page, '1500');
    await fillOrder(page);
    await placeAndPay(page);
  });
});

test.describe('With vendors of fixed hosts that respond', () => {
  test.use({ portal: fixedThirdParties });

  test('the policy of the page lets each use every kind of resource that it has', async ({ page, desk }) => {
    const refused: string[] = [];
    await page.exposeFunction('tellRefused', (told: string) => refused.push(told));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (violation) => {
        const tell: unknown = Reflect.get(window, 'tellRefused');
        // Trusted Types are only reported with vendors that write markup.
        if (violation.disposition === 'enforce' && typeof tell === 'function')
          void tell(`${violation.effectiveDirective} ${violation.blockedURI}`);
      });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await playThirdParties(page, desk);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Stand-in check' })).toBeVisible();
    await enter(page, desk);
    await page.goto('/sub-service/24');
    const used = [
      'https://www.google.com/recaptcha/api2/clr',
      'https://www.google.com/recaptcha/api2/anchor',
      'https://www.gstatic.com/recaptcha/releases/a/recaptcha__en.js',
      'https://api-in.mixpanel.com/track/',
    ];
    const unused = (): readonly string[] =>
      used.filter((address) => !asked.some((each) => each.startsWith(address)));
    await expect.poll(unused, { timeout: 30_000 }).toEqual([]);
    expect(refused).toEqual([]);
  });

  test(
    'the captcha is rendered explicitly, its token is sent, and a used one is reset [CAPT-01] [CAPT-02]',
    { tag: '@flow' },
    async ({ page, desk }) => {
      const sent = await playThirdParties(page, desk);
      const phone = freshPhone();
      await desk.addCustomer({ phone });
      await page.goto('/login');
      await passCheck(page, phone);
      expect(sent.scripts.filter((address) => address.includes('google.com'))).toHaveLength(1);
      expect(new URL(sent.scripts[0] ?? '').searchParams.get('render')).toBe('explicit');
      expect(sent.captchaTokens).toEqual(['token-of-recaptcha']);
      expect(await recaptchaLog(page)).toContain('render site-key');
    },
  );

  test("analytics receives the customer's page views, and no amount, token or tax number [ANLY-02]", async ({
    page,
    desk,
  }) => {
    test.slow();
    const sent = await playThirdParties(page, desk);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const phone = freshPhone();
    await desk.addCustomer({ phone, displayname: 'Asha Verma' });
    await page.goto('/login?utm_source=mail');
    await passCheck(page, phone);
    const code = await desk.codeFor(phone);
    await page.getByRole('textbox', { name: 'OTP' }).fill(code);
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: 20_000 });
    const token = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
    const all = (): string => sent.analytics.join('\n');
    await expect.poll(all, { timeout: 20_000 }).toContain('$identify');
    await putIntoCart(page, '98765');
    await fillOrder(page, { ...anOrder, gstin: GSTIN });
    await placeAndPay(page);
    for (const event of ['Page Viewed', 'Item Added to Cart', 'Order Placed', 'Payment Completed'])
      await expect.poll(all, { timeout: 20_000 }).toContain(event);
    for (const secret of [
      token,
      code,
      '98765',
      '98,765',
      '116542',
      '1,16,542',
      GSTIN,
      PAN,
      'Carter',
      '400050',
      'order_id',
      'utm_source',
      'current_url',
      'page_title',
      'ip=1',
    ])
      expect(all()).not.toContain(secret);
    // `debug` is on, and the console still names nobody.
    expect(said.join('\n')).not.toMatch(new RegExp(`Asha|asha|${phone.slice(3)}`));
  });
});
