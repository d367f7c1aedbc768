import { fillOrder } from './support/buy.ts';
import { toGateway } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { openTransactions } from './support/openTransactions.ts';

test('an advance shows the amount paid now and links to the upload of documents [RESUME-10]', async ({
  page,
  desk,
}) => {
  await enter(page, desk);
  await page.goto('/sub-service/41');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'View Cart' }).click();
  await fillOrder(page);
  const order = await toGateway(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible();
  const amounts = page.getByLabel('Amounts of your order');
  const text = (await amounts.textContent()) ?? '';
  const [total = 0, paidNow = 0, stillToPay = 0] = [...text.matchAll(/₹([\d,.]+)/g)].map(([, rupees = '']) =>
    Math.round(Number(rupees.replaceAll(',', '')) * 100),
  );
  expect(text).toMatch(/^Order total.*Paid now.*Still to pay/);
  expect(paidNow + stillToPay).toBe(total);
  expect(Math.min(paidNow, stillToPay)).toBeGreaterThan(0);

  await page
    .getByRole('link', { name: 'Upload documents for Annual Compliance for Private Limited' })
    .click();
  await expect(page).toHaveURL(/\/task-detail\/\d+$/);
  await expect(page.getByLabel('Amounts of your order')).toHaveText(text);
  await expect(page.getByRole('tab', { name: 'Documents', selected: true })).toBeVisible();

  await page.goto('/dashboard');
  await openTransactions(page);
  const row = page.getByRole('button', { name: new RegExp(order) });
  await expect(row).toContainText('Still to pay');
  await row.click();
  await expect(page.getByText('Paid now')).toBeVisible();
});
