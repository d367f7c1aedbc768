import { writeFile } from 'node:fs/promises';
import { MAX_UPLOAD_BYTES } from '../../src/domain/documents/limits.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { downloaded, photoDialog as dialog } from './support/photoDialog.ts';
import { grainyJpegOf, pagesOf, seenIn } from './support/photos.ts';

test('Twelve grainy photos of twelve megapixels stay within 20 MB [CHECK-05]', async ({
  page,
  desk,
}, info) => {
  // Each is decoded twice and drawn at several scales: seconds on a quiet machine, minutes beside much else.
  test.setTimeout(600_000);
  await enter(page, desk);
  await page.goto('/filecabinet');
  const file = info.outputPath('twelve.jpg');
  await writeFile(file, await grainyJpegOf(page, { width: 4032, height: 3024 }));
  await page.getByRole('button', { name: 'Make one PDF from photos' }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose photos' }).click();
  await (await chooser).setFiles(Array.from({ length: 12 }, () => file));
  await expect(dialog(page).getByRole('listitem')).toHaveCount(12, { timeout: 200_000 });
  await dialog(page).getByRole('button', { name: 'Make PDF' }).click();
  await expect(dialog(page).getByText(/\.pdf: 12 pages, (1\d(\.\d)?|20) MB\./)).toBeVisible({
    timeout: 300_000,
  });
  await dialog(page).getByRole('button', { name: 'Use this PDF' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const loaded = page.waitForEvent('load');
  await expect(page.getByText(/\.pdf uploaded\./)).toBeVisible({ timeout: 30_000 });
  await loaded;
  const pdf = await downloaded(page, /^Download Photos /);
  expect(pdf.length).toBeLessThanOrEqual(MAX_UPLOAD_BYTES);
  const pages = await pagesOf(pdf);
  expect(pages).toHaveLength(12);
  // No page falls below 150 dots per inch.
  const [first] = pages;
  const { width } = await seenIn(page, first?.jpeg ?? Buffer.alloc(0), ['red', 'lime', 'blue', 'yellow']);
  expect(width).toBeGreaterThanOrEqual(1559);
});
