import { expect, type Page } from '@playwright/test';

interface Listed {
  readonly order_id: string | number;
}

/** The signed-in customer's answer of a call. */
const answerOf = <A>(page: Page, path: string): Promise<A> =>
  page.evaluate(async (address) => {
    const token = localStorage.getItem('access_token') ?? '';
    const answer = await fetch(`/api/v3/${address}`, { headers: { authorization: `Bearer ${token}` } });
    const body: A = await answer.json();
    return body;
  }, path);

/** Ids of the customer's orders, as the server lists them. */
export const orderIds = async (page: Page): Promise<readonly string[]> => {
  const orders = await answerOf<{ readonly data: { readonly data: readonly Listed[] } }>(page, 'user/orders');
  return orders.data.data.map((order) => String(order.order_id));
};

/** How many items the server has in the cart. */
export const cartSize = async (page: Page): Promise<number> => {
  const cart = await answerOf<{ readonly data: { readonly items: readonly unknown[] } }>(page, 'user/cart');
  return cart.data.items.length;
};

/** The cart with a service of a fixed price besides what is in it. */
export const fillCart = async (page: Page): Promise<void> => {
  await page.goto('/sub-service/18');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('GST Annual Return is in your cart.').first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('textbox', { name: 'Billing Address' })).not.toHaveValue('');
};

/** The answer to this call never comes, though the backend has done what was asked. */
export const loseAnswerOf = (page: Page, path: string): Promise<unknown> =>
  page.route(
    `**/api/v3${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

/** Place Order, up to the gateway's page; the result is the transaction that it names. */
export const toGateway = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { name: /^Pay ₹/ })).toBeVisible();
  return page.getByRole('row', { name: 'Transaction' }).getByRole('cell').innerText();
};

/** Moves the focus on with Tab until it stands on what has this name. */
export const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a person presses one key after the other
    await page.keyboard.press('Tab');
    // oxlint-disable-next-line no-await-in-loop -- see above
    const isThere = await page.evaluate((wanted) => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return false;
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
      const names = [element.getAttribute('aria-label'), element.textContent, label?.[0]?.textContent];
      return names.some((text) => text?.trim() === wanted);
    }, name);
    if (isThere) return;
  }
  throw new Error(`Tab never reached "${name}".`);
};
