import { expect, type FrameLocator, type Page } from '@playwright/test';

interface Listed {
  readonly order_id: string | number;
}

/** The response to a GET as the signed-in customer. */
const answerOf = <A>(page: Page, path: string): Promise<A> =>
  page.evaluate(async (address) => {
    const token = localStorage.getItem('access_token') ?? '';
    const response = await fetch(`/api/v3/${address}`, { headers: { authorization: `Bearer ${token}` } });
    const body: A = await response.json();
    return body;
  }, path);

/** Order ids of the customer as the server lists them. */
export const orderIds = async (page: Page): Promise<readonly string[]> => {
  const orders = await answerOf<{ readonly data: { readonly data: readonly Listed[] } }>(page, 'user/orders');
  return orders.data.data.map((order) => String(order.order_id));
};

/** Number of items in the server's cart. */
export const cartSize = async (page: Page): Promise<number> => {
  const cart = await answerOf<{ readonly data: { readonly items: readonly unknown[] } }>(page, 'user/cart');
  return cart.data.items.length;
};

/** Adds a fixed-price service to the cart. */
export const fillCart = async (page: Page): Promise<void> => {
  await page.goto('/sub-service/18');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByText('GST Annual Return is in your cart.').first()).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('textbox', { name: 'Billing Address' })).not.toHaveValue('');
};

/** Drops the response to this call although the backend has carried it out. */
export const loseAnswerOf = (page: Page, path: string): Promise<unknown> =>
  page.route(
    `**/api/v3${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

/** Presses Place Order and waits for the provider's page, or for its frame; returns its transaction id. */
export const toGateway = async (page: Page, place: Page | FrameLocator = page): Promise<string> => {
  const placeOrder = page.getByRole('button', { name: 'Place Order' });
  // A button that is busy, such as with the code of a campaign, takes no press.
  await expect(placeOrder).not.toHaveClass(/loading/);
  await placeOrder.click();
  await expect(place.getByRole('heading', { name: /^Pay ₹/ })).toBeVisible();
  return place.getByRole('row', { name: 'Transaction' }).getByRole('cell').innerText();
};

/** Presses Tab until the element with this name has the focus. */
export const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a person presses one key after the other
    await page.keyboard.press('Tab');
    // oxlint-disable-next-line no-await-in-loop -- see above
    const isThere = await page.evaluate((wanted) => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return false;
      const label =
        element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement
          ? element.labels
          : null;
      const names = [element.getAttribute('aria-label'), element.textContent, label?.[0]?.textContent];
      return names.some((text) => text?.trim() === wanted);
    }, name);
    if (isThere) return;
  }
  throw new Error(`Tab never reached "${name}".`);
};
