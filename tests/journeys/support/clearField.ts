import { expect, type Locator } from '@playwright/test';

/** Empties a field that the profile fills: what it still brings would fill it again. */
export const clearField = async (field: Locator): Promise<void> => {
  await expect(field).not.toHaveValue('');
  await field.fill('');
};
