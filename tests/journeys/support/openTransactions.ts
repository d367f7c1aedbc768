import { expect, type Page } from '@playwright/test';

/** Opens the tab on the dashboard and waits for its own code: until then Overview’s orders are shown. */
export const openTransactions = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Transactions' }).click();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
};
