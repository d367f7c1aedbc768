import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Till } from '../journeys/support/till.ts';
import { goBack, press } from '../sandbox/shopping.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/engines.ts';
import type { Page } from './support/page.ts';

const INSTAGRAM = 'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/126 Instagram 337.0 Android';

const openCart = async (portal: Page): Promise<void> => {
  await portal.open('/cart');
  await portal.role('textbox', 'Billing Address').satisfies('it.value !== ""');
};

/** Place Order, and then the page or dialog where the customer pays. */
const toPay = async (portal: Page, isDialog: boolean): Promise<Page> => {
  await portal.role('button', 'Place Order').press();
  const place = isDialog ? await portal.frame() : portal;
  await place.role('heading', /^Pay ₹/).isThere();
  return place;
};

const hasPaid = async (portal: Page): Promise<void> => {
  await portal.role('heading', 'Payment successful', 1).isThere();
  await portal.text('Confirmed in our records.').isThere();
};

const TILLS = new URL('../journeys/support/tills/', import.meta.url);

for (const file of readdirSync(TILLS)) {
  const provider = basename(file, '.ts');
  const { till }: { readonly till: Till } = await import(new URL(file, TILLS).href);
  const { isDialog } = till;
  test.describe(`By ${provider}`, () => {
    test.use({ provider });

    test('an order is paid after a failure, as the same order', async ({ portal, desk }) => {
      const customer = await enter(portal, desk);
      await openCart(portal);
      const before = await customer.orderCount();
      const failing = await toPay(portal, isDialog);
      await failing.role('button', 'Fail').press();
      if (isDialog) {
        const failed = await portal.frame();
        await failed.role('button', 'Leave').press();
        await portal.css('iframe').hasCount(0);
      } else {
        await portal.role('heading', 'Payment failed', 1).isThere();
        await portal.role('link', 'Back to your cart').press();
      }
      const place = await toPay(portal, isDialog);
      await place.role('button', 'Pay').press();
      await hasPaid(portal);
      expect(await customer.orderCount()).toBe(before + 1);
    });

    if (!isDialog) return;
    test('an order is paid inside an app, where no dialog opens', async ({ portal, desk }) => {
      await enter(portal, desk);
      await openCart(portal);
      await portal.ask(
        `Object.defineProperty(navigator, 'userAgent', { get: () => ${JSON.stringify(INSTAGRAM)} }) && true`,
      );
      const place = await toPay(portal, false);
      await place.role('button', 'Pay').press();
      await hasPaid(portal);
    });
  });
}

test('Back from the payment page shows the cart as it is now', async ({ portal, desk, engine }) => {
  await enter(portal, desk);
  await openCart(portal);
  await portal.ask('(globalThis.isSamePage = true)');
  await toPay(portal, false);
  const page = await portal.ask<string>('location.href');
  // Paid in another window.
  await goBack({ origin: desk.address }, await press({ gateway: page }, page, 'success'));
  await portal.ask('(setTimeout(() => history.back()), true)');
  await portal.isAt(/^\/cart$/);
  await portal.text('Your cart is empty.').isThere();
  const isKept = await portal.ask('globalThis.isSamePage === true');
  process.stdout.write(
    `${engine.version}: the cart came back ${isKept ? 'from the back/forward cache' : 'by a new load'}\n`,
  );
});
