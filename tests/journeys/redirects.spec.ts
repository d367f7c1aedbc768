import { readFileSync } from 'node:fs';
import { expect, test } from './support/collectors.ts';
import { captchaToken } from './support/enter.ts';
import { freshPhone } from './support/signIn.ts';

interface Vector {
  readonly param: 'path' | 'service_id';
  readonly value: string;
  readonly why: string;
}

const vectors: readonly Vector[] = JSON.parse(readFileSync('tests/data/redirect-vectors.json', 'utf8'));
const FEW = 5;
const tried =
  process.env['FULL'] === undefined ? vectors.filter((_, place) => place % 8 === 0).slice(0, FEW) : vectors;

/** A Login address as somebody might send it: the attack value unchanged, the other parameter harmless. */
const loginAt = ({ param, value }: Vector): string =>
  param === 'path' ? `/login?path=${value}&service_id=16` : `/login?path=services&service_id=${value}`;

test('No address of Login leads out of the portal after signing in [LOGIN-30]', async ({
  page,
  desk,
  baseURL,
}) => {
  test.setTimeout(tried.length * 30_000);
  const phone = freshPhone();
  await desk.addCustomer({ phone });
  const abroad: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.url().startsWith(baseURL ?? '')) abroad.push(request.url());
  });
  // One real sign-in whose response serves every try, because OTPs are rate limited.
  const api = `${desk.address}/api/v3`;
  const headers = { 'content-type': 'application/json' };
  const send = (call: string, body: object): Promise<Response> =>
    fetch(`${api}/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await send('captcha-verfy-and-send-otp', {
    username: phone,
    grecaptcharesponse: await captchaToken(desk),
  });
  const signedIn = await (
    await send('auth/token', { username: phone, otp: await desk.codeFor(phone) })
  ).text();
  await page.route('**/api/v3/captcha-verfy-and-send-otp', (route) =>
    route.fulfill({ json: { type: 'success' } }),
  );
  await page.route('**/api/v3/auth/token', (route) =>
    route.fulfill({ contentType: 'application/json', body: signedIn }),
  );
  for (const vector of tried) {
    await page.goto(loginAt(vector));
    await page.getByRole('textbox', { name: 'Mobile Number' }).fill(phone);
    await page.getByRole('checkbox', { name: 'I am not a robot' }).click();
    await expect(page.getByRole('checkbox')).toBeChecked();
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByRole('textbox', { name: 'OTP' }).fill('123456');
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
    expect(new URL(page.url()).origin, vector.why).toBe(new URL(baseURL ?? '').origin);
    expect(page.url(), vector.why).not.toMatch(/payment-response|logout/);
    // Leave the portal first, so that its running calls do not lose their token.
    await page.goto('/brand/icon.svg');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  expect(abroad).toEqual([]);
});
