import { fillCart } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test(
  'answers become a request for a quotation, and survive a reload [QUES-19] [QUES-23] [QUES-14]',
  { tag: '@flow' },
  async ({ page }) => {
    await page.goto('/sub-service/24');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page).toHaveURL(/\/Income%20Tax%20Return\/24$/);
    await page.getByRole('checkbox', { name: 'Salary' }).check();
    await page.getByRole('textbox', { name: 'How many Form 16 do you have?' }).fill('1');
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

test("Place Order is busy from its first moment while a campaign's code is applied [CART-21]", async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const button = document.querySelector('.portal-place-order button');
      const { dataset } = document.documentElement;
      if (button !== null) dataset['first'] ??= button.className;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.evaluate(() => sessionStorage.setItem('camp', 'partner-one'));
  await fillCart(page);
  await expect(page.locator('html')).toHaveAttribute('data-first', /loading/);
});

test('On a phone the price waits at the end until a question is answered, then in a low bar [BUY-07]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/services/24');
  const bar = page.getByRole('complementary', { name: 'Your price' });
  const isStill = () => bar.evaluate((part) => getComputedStyle(part).position === 'sticky');
  const salary = page.getByRole('checkbox', { name: 'Salary' });
  await expect(salary).toBeVisible();
  expect(await isStill()).toBe(false);
  await salary.check();
  expect(await isStill()).toBe(true);
  const heights = [(await bar.boundingBox())?.height];
  await page.getByRole('textbox', { name: 'How many Form 16 do you have?' }).fill('1');
  await page.getByRole('radio', { name: 'No' }).check();
  await expect(bar.getByRole('button', { name: 'Proceed' })).toBeVisible();
  heights.push((await bar.boundingBox())?.height);
  expect(Math.max(...heights.map((height) => height ?? Infinity))).toBeLessThanOrEqual(96);
  await page.setViewportSize({ width: 640, height: 360 });
  expect(await isStill()).toBe(false);
});

for (const height of [800, 500])
  test(`A phone of ${height} px keeps amount and Place Order in view and uncovered [BUY-03]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height });
    await fillCart(page);
    const button = page.getByRole('button', { name: 'Place Order' });
    const amount = page.locator('.portal-place-order-bar .portal-money');
    const places = ['Full Name', 'Zip Code', 'Discount Code'].map((name) =>
      page.getByRole('textbox', { name, exact: true }),
    );
    for (const field of [undefined, ...places]) {
      await field?.focus();
      for (const part of [amount, button, ...(field === undefined ? [] : [field])]) {
        const isOnTop = await part.evaluate((element) => {
          const { left, top, width, height: tall } = element.getBoundingClientRect();
          const there = document.elementFromPoint(left + width / 2, top + tall / 2);
          return there !== null && (element.contains(there) || there.contains(element));
        });
        expect(isOnTop).toBe(true);
      }
    }
  });
