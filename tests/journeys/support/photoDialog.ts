import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** The dialog that makes one PDF of photographs. */
export const photoDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Make one PDF from photos' });

/** The bytes of the file that a press on that button downloads. */
export const downloaded = async (page: Page, name: string | RegExp): Promise<Buffer> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return readFile(await (await download).path());
};
