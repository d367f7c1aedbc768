import { fillCart, orderIds, toGateway } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test(
  'a service at a fixed price is bought, with a code, and becomes work [PAY-13] [PAY-16] [PAY-23] [CART-17]',
  { tag: ['@screen-subService', '@screen-cart', '@screen-paymentResult'] },
  async ({ page }) => {
    const sent: { readonly path: string; readonly at: number; readonly body: string }[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (request.method() === 'POST') sent.push({ path, at: Date.now(), body: request.postData() ?? '' });
    });
    await fillCart(page);
    const before = await orderIds(page);
    await page.getByRole('textbox', { name: 'Discount Code' }).fill('SAVE10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Code SAVE10 is applied.')).toBeVisible();
    const answered = page.waitForResponse('**/generate-payu-checksum').then(() => Date.now());
    const transaction = await toGateway(page);
    const checksumAt = await answered;
    const posts = sent.map(({ path }) => path).filter((path) => /place-order|checksum|_payment$/.test(path));
    expect(posts).toEqual(['/api/v3/place-order', '/api/v3/generate-payu-checksum', '/_payment']);
    const form = sent.find(({ path }) => path === '/_payment');
    expect((form?.at ?? 0) - checksumAt).toBeGreaterThan(50);
    expect((form?.at ?? 0) - checksumAt).toBeLessThan(1500);
    expect(JSON.parse(sent.find(({ path }) => path.endsWith('checksum'))?.body ?? '')).toEqual({
      order_id: Number(transaction),
    });

    const returned = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/payment-response'),
    );
    await page.getByRole('button', { name: 'Pay' }).click();
    await returned;
    await expect(page).toHaveURL(new RegExp(`/payment-response\\?status=success&order_id=${transaction}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
    await expect(page.getByText('Confirmed in our records.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
    expect(await orderIds(page)).toHaveLength(before.length + 1);

    await page.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
    await page.getByRole('tab', { name: 'Transactions' }).click();
    const transactions = page.getByRole('region', { name: 'Transactions', exact: true });
    await expect(transactions.getByRole('button', { name: new RegExp(transaction) })).toBeVisible();
    await page.getByRole('tab', { name: 'Work Status' }).click();
    const upcoming = page.getByRole('region', { name: 'Upcoming Services' });
    await expect(upcoming.getByText('GST Annual Return').first()).toBeVisible();
  },
);

test(
  'answers become a request for a quotation, and survive a reload [QUES-19] [QUES-23] [QUES-14]',
  { tag: '@screen-questionFlow' },
  async ({ page }) => {
    await page.goto('/sub-service/24');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page).toHaveURL(/\/Income%20Tax%20Return\/24$/);
    await page.getByRole('checkbox', { name: 'Salary' }).check();
    await page.getByRole('spinbutton', { name: 'How many Form 16 do you have?' }).fill('1');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await expect(page.getByText('3 of 4 answered')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Proceed' })).toBeHidden();
    await page.reload();
    await expect(page.getByText('3 of 4 answered')).toBeVisible();
    await page.getByRole('textbox', { name: 'In which countries?' }).fill('Nepal');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    // The dialog hides by itself; its link stays on the page.
    await page
      .getByRole('button', { name: 'Go to Home' })
      .or(page.getByRole('main').getByRole('link', { name: 'Go to Home' }))
      .click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(
      page.getByText('Your request is under process and it may take some time').first(),
    ).toBeVisible();
  },
);

test('a payment that fails is paid again as the same order [PAY-21]', async ({ page }) => {
  await fillCart(page);
  const first = await toGateway(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
  await expect(page.getByText(`Order ${first}`)).toBeVisible();
  const { length } = await orderIds(page);
  await page.getByRole('link', { name: 'Back to your cart' }).click();
  await expect(page.getByRole('textbox', { name: 'Billing Address' })).not.toHaveValue('');
  expect(await toGateway(page)).toBe(first);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Confirmed in our records.')).toBeVisible();
  expect(await orderIds(page)).toHaveLength(length);
});

test('a payment page left by its own link or by Back leads to the same order', async ({ page }) => {
  await fillCart(page);
  const first = await toGateway(page);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
  await page.goto('/cart');
  expect(await toGateway(page)).toBe(first);
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await toGateway(page)).toBe(first);
  await page.goto('/cart');
  await page.reload();
  expect(await toGateway(page)).toBe(first);
});

test('a form that was tampered with is refused by the gateway', async ({ page, incidents }) => {
  incidents.expect(/400 POST .*\/_payment/, /console: .*\/_payment/);
  await fillCart(page);
  await page.route('**/_payment', (route) => {
    const form = route.request().postData() ?? '';
    return route.continue({ postData: form.replace(/amount=[^&]+/, 'amount=1.00') });
  });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText(/incorrectly calculated hash/)).toBeVisible();
});

test('an address of several lines, in Hindi and with odd spaces, is hashed as it is posted [PAY-19]', async ({
  page,
}) => {
  await fillCart(page);
  const posted = page.waitForRequest((request) => request.url().endsWith('/_payment'));
  await page.getByRole('textbox', { name: 'Full Name' }).fill('  आशा  राव ');
  await page
    .getByRole('textbox', { name: 'Billing Address' })
    .fill(' फ्लैट ४,\u00a0शिव सदन |\n\tएम.जी. रोड\n\nपुणे ');
  await page.getByRole('textbox', { name: 'Locality (optional)' }).fill('कोथरूड 🏠');
  await toGateway(page);
  const form = new URLSearchParams((await posted).postData() ?? '');
  expect(form.get('udf2')).toBe('फ्लैट ४,\u00a0शिव सदन  एम.जी. रोड पुणे');
  expect(form.get('udf3')).toBe('कोथरूड 🏠');
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Confirmed in our records.')).toBeVisible();
});

test('a visitor of a partner campaign pays with its code [CART-20] [CART-21] [PAY-07]', async ({ page }) => {
  await page.evaluate(() => sessionStorage.setItem('camp', 'partner-one'));
  const ordered = page.waitForRequest('**/place-order');
  await fillCart(page);
  await expect(page.getByRole('textbox', { name: 'Discount Code' })).toHaveCount(0);
  await expect(
    page.getByText('Discount', { exact: true }).locator('xpath=following-sibling::dd'),
  ).not.toHaveText('₹0');
  await toGateway(page);
  const body: unknown = (await ordered).postDataJSON();
  expect(body).toMatchObject({ discount_code: 'CODE1' });
});

test('View Cart works even if the dialog was about to hide during the press [SERV-28]', async ({ page }) => {
  await page.clock.install();
  await page.goto('/sub-service/18');
  await page.getByRole('button', { name: 'Proceed' }).click();
  const viewCart = page.getByRole('dialog').getByRole('button', { name: 'View Cart' });
  await viewCart.hover();
  await page.mouse.down();
  await page.clock.fastForward(3100);
  // The duration of the dialog's fade.
  await page.waitForTimeout(400);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
});
