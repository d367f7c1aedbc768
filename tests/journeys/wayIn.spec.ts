import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';

test.beforeEach(async ({ page, desk }) => {
  await enter(page, desk);
});

test('a service opens by a click anywhere on its card, and its other links still work', async ({ page }) => {
  await page.goto('/dashboard');
  const company = page.getByRole('article', { name: 'Private Limited Company' });
  await expect(company.getByText('Completion')).toBeVisible();
  await company.click({ position: { x: 150, y: 8 } });
  await expect(page).toHaveURL(/\/task-detail\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Private Limited Company');
  await page.goBack();
  const active = page.getByRole('region', { name: 'Active Services' }).getByRole('article').first();
  await active.getByRole('link', { name: 'View Full Report' }).click();
  await expect(page.getByRole('tab', { name: 'Work Status' })).toHaveAttribute('aria-selected', 'true');
  const completed = page.getByRole('region', { name: 'Completed Services' }).getByRole('article').first();
  await completed.click({ position: { x: 150, y: 8 } });
  await expect(page).toHaveURL(/\/task-detail\/\d+$/);
});
