import { expect } from '../collectors.ts';
import { hosted, placeOrder, type Till } from '../till.ts';

/** Cashfree's script leads to its page, which leads back by an address. */
export const till: Till = {
  ...hosted,
  posts: ['/api/v3/place-order', '/api/v3/cashfree-order', '/pg/view/sessions/checkout'],
  told: 'GET /api/v3/cashfree-return',
  forge: async (page, incidents) => {
    incidents.expect(/400 POST .*\/checkout/, /console: .*\/checkout/);
    await page.route('**/pg/view/sessions/checkout', (route) =>
      route.continue({ postData: `payment_session_id=session_${'0'.repeat(14)}` }),
    );
    await placeOrder(page);
    await expect(page.getByText('There is no such payment.')).toBeVisible();
  },
};
