import { enter } from './support/enter.ts';
import { expect, test } from './support/engines.ts';
import { Page } from './support/page.ts';

/** Long enough for both windows to be told. */
const LEAD_MS = 2000;

const openCart = async (tab: Page): Promise<void> => {
  await tab.open('/cart');
  await tab.role('textbox', 'Billing Address').satisfies('it.value !== ""');
  await tab.role('button', 'Place Order').satisfies('!it.disabled');
};

/** A pointer is in one window only, so that each page presses its own button at the same time of the clock. */
const pressAt = (tab: Page, time: number): Promise<unknown> =>
  tab.ask(`(() => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Place Order');
    setTimeout(() => button.click(), ${time} - Date.now());
    return true;
  })()`);

const transactionOf = async (tab: Page): Promise<string> => {
  await tab.role('heading', /^Pay ₹/).isThere();
  return tab.ask<string>(
    "[...document.querySelectorAll('tr')].find((row) => /Transaction/.test(row.textContent)).querySelector('td').textContent",
  );
};

test('Place Order that is pressed in two windows at once places one order', async ({
  portal,
  engine,
  desk,
}) => {
  const customer = await enter(portal, desk);
  const { tab, close } = await engine.openBeside();
  const other = new Page(tab, desk.address);
  const tabs = [portal, other];
  for (const one of tabs) await openCart(one);
  const before = await customer.orderCount();
  const time = Date.now() + LEAD_MS;
  for (const one of tabs) await pressAt(one, time);
  const paid = [await transactionOf(portal), await transactionOf(other)];
  expect(paid[0]).toBe(paid[1]);
  expect(await customer.orderCount()).toBe(before + 1);
  expect(await other.leave()).toEqual([]);
  await close();
});
