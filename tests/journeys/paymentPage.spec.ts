import { chromiumFlags, findChromium } from '../../scripts/chromium.ts';
import { fillCart, orderIds, toGateway } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { openTransactions } from './support/openTransactions.ts';

// The headless shell keeps no page that is left, and Playwright tells every other browser to keep none.
const executablePath = findChromium();
test.use({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('Back from the payment page shows the cart as it is now, also out of the back/forward cache [PAY-20]', async ({
  page,
  desk,
}) => {
  await enter(page, desk);
  await fillCart(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { isKept: persisted }));
  });
  await toGateway(page, page);
  // The order is paid in another window.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(other.getByText('Confirmed in our records.')).toBeVisible();
  await other.close();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isKept'))).toBe(true);
});

test('A payment page that the browser refuses is told of, and the same order is paid later [PAY-16] [PAY-20] [RESUME-02]', async ({
  page,
  desk,
  incidents,
}) => {
  incidents.expect(/^policy: form-action/, /^console: .*form-action/);
  await enter(page, desk);
  // A policy that was printed before the second host of the payment page was known.
  await page.route(
    ({ pathname }) => pathname === '/cart',
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': policy = '', ...headers } = response.headers();
      const narrow = policy.replaceAll(/ http:\/\/127\.0\.0\.1:\d+/g, '');
      expect(narrow).not.toBe(policy);
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': narrow } });
    },
  );
  await fillCart(page);
  const before = await orderIds(page);
  const placeOrder = page.getByRole('button', { name: 'Place Order' });
  const isRefused = async (): Promise<void> => {
    await placeOrder.click();
    await expect(page.getByRole('alert')).toContainText('The browser blocked the payment page');
    await expect(page.getByRole('link', { name: /^Contact us/ })).toBeVisible();
    await expect(placeOrder).not.toHaveClass(/loading/);
  };
  await isRefused();
  await isRefused();
  await expect(page).toHaveURL(/\/cart$/);
  const ordered = await orderIds(page);
  expect(ordered).toHaveLength(before.length + 1);
  await page.goto('/dashboard');
  await openTransactions(page);
  await page.getByRole('button', { name: 'Pay now', exact: true }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Confirmed in our records.')).toBeVisible();
  expect(await orderIds(page)).toEqual(ordered);
});
