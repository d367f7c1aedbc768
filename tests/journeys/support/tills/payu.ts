import { expect } from '../collectors.ts';
import { hosted, placeOrder, type Till } from '../till.ts';

/** A form leads to PayU's page, and a form leads back. */
export const till: Till = {
  ...hosted,
  posts: ['/api/v3/place-order', '/api/v3/generate-payu-checksum', '/_payment'],
  told: 'POST /payment-response',
  forge: async (page, incidents) => {
    incidents.expect(/400 POST .*\/_payment/, /console: .*\/_payment/);
    await page.route('**/_payment', (route) => {
      const form = route.request().postData() ?? '';
      return route.continue({ postData: form.replace(/amount=[^&]+/, 'amount=1.00') });
    });
    await placeOrder(page);
    await expect(page.getByText(/incorrectly calculated hash/)).toBeVisible();
  },
  own: {
    rows: '[PAY-16] [PAY-19] [PAY-23]',
    check: ([order, checksum, form]) => {
      const pause = (form?.at ?? 0) - (checksum?.answeredAt ?? 0);
      expect(pause).toBeGreaterThan(40);
      expect(pause).toBeLessThan(1500);
      const { billing_address: address, billing_locality: locality } = JSON.parse(order?.body ?? '');
      const fields = new URLSearchParams(form?.body);
      expect(fields.get('udf2')).toBe(address);
      expect(fields.get('udf3')).toBe(locality);
      expect(fields.get('phone')).toMatch(/^\d{10}$/);
    },
  },
};
