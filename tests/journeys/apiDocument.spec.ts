import { expect, test } from './support/collectors.ts';

test('The page of the contract shows a call with its example and asks no address outside', async ({
  page,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const isOwn = /^(?:data:|http:\/\/localhost:)/.test(request.url());
    if (!isOwn) outside.push(request.url());
  });
  await page.goto('/sandbox/api');
  // The page that draws the contract is larger than the portal; a busy machine is slow.
  await expect(page.getByRole('heading', { name: 'Customer portal, the calls of its backend' })).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'The cart with its totals' }).click();
  await expect(page.getByText('"advance_amount"').first()).toBeVisible();
  await expect(page.getByText('x-tolerated').first()).toBeVisible();
  expect(outside).toEqual([]);
});
