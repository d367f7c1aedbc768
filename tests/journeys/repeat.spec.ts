import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';

test('The portal asks before the same service is added again, by keyboard too', async ({ page, desk }) => {
  await enter(page, desk, { empty: true });
  const proceed = page.getByRole('button', { name: 'Proceed' });
  const added = page.getByRole('dialog', { name: 'Added to your cart' });
  await page.goto('/sub-service/31');
  await proceed.click();
  await added.getByRole('button', { name: 'Continue' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 1 items' })).toBeVisible();
  await proceed.click();
  const question = page.getByRole('dialog').filter({ hasText: 'Already in your cart. Add it again?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(proceed).toBeFocused();
  await expect(page.getByRole('link', { name: 'Cart, 1 items' })).toBeVisible();
  await proceed.press('Enter');
  await question.getByRole('button', { name: 'Add again' }).press('Enter');
  await expect(added).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeAttached();
});
