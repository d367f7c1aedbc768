import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { ownRecords } from './ownRecords.ts';

/** The call that takes a file. */
export const UPLOAD = '/api/v3/user/file-upload';

interface Sample {
  readonly name: string;
  readonly text: string;
}

/** Five files whose bytes differ. */
export const five: readonly Sample[] = ['one', 'two', 'three', 'four', 'five'].map((name, place) => ({
  name: `${name}.pdf`,
  text: `%PDF-1.7\nStatement ${place + 1} of the bank.\n${'x'.repeat(1000 * place)}`,
}));

/** The dialog for several files. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upload several files' });
/** The row of one file in it. */
export const row = (page: Page, name: string) =>
  dialog(page)
    .getByRole('list', { name: 'Files to upload' })
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
/** Presses a button of it. */
export const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true }).click();

/** Opens it on the page of the file cabinet. */
export const open = async (page: Page): Promise<void> => {
  await page.goto('/filecabinet');
  await page.getByRole('button', { name: 'Upload several files' }).click();
  await expect(dialog(page)).toBeVisible();
};

/** Drops the files together, as from a folder of the device. */
export const drop = async (page: Page, samples: readonly Sample[]): Promise<void> => {
  const zone = dialog(page).getByRole('button', { name: 'Choose files' });
  await zone.evaluate((element, files) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text } of files)
      dataTransfer.items.add(new File([text], name, { type: 'application/pdf' }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, samples);
  for (const { name } of samples) await expect(row(page, name)).toBeVisible();
};

/** Answers the upload of that number itself, once; the others go to the backend. */
export const answerUpload = async (page: Page, number: number, status: number | 'never'): Promise<void> => {
  let count = 0;
  await page.route(`**${UPLOAD}`, (route) => {
    count += 1;
    if (count !== number) return route.continue();
    return status === 'never' ? undefined : route.fulfill({ status, json: { message: 'Broken' } });
  });
};

/** The text of a file as the cabinet gives it back. */
export const downloaded = async (page: Page, name: string): Promise<string> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}`, exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
};

/** Counts the page's loads from now on. */
export const loads = (page: Page): (() => number) => {
  let count = 0;
  page.on('load', () => {
    count += 1;
  });
  return () => count;
};

/** The names of the files that the backend has. */
export const keptNames = async (page: Page): Promise<readonly string[]> =>
  (await ownRecords(page).files()).map((file) => file.file_name);
