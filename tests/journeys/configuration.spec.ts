import { expect, test } from './support/collectors.ts';

test('A faulty configuration shows one readable page that the security policy allows', async ({ page }) => {
  await page.route('/portal.config.json', (route) => route.fulfill({ json: { brand: { name: 7 } } }));
  await page.goto('/login');
  await expect(page.getByRole('rowheader', { name: 'brand.name' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'payment.provider' })).toBeVisible();
});
