import { readFileSync } from 'node:fs';
import { cart } from '../../src/ui/texts/hi/cart.ts';
import { catalogue } from '../../src/ui/texts/hi/catalogue.ts';
import { checkout } from '../../src/ui/texts/hi/checkout.ts';
import { document as documents } from '../../src/ui/texts/hi/document.ts';
import { pricing } from '../../src/ui/texts/hi/pricing.ts';
import { service } from '../../src/ui/texts/hi/service.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { latinWordsOn } from './support/latinWords.ts';

test.use({ locale: 'hi-IN' });

/** The brand, the customer, the specification's form of a date, and the name of the other language. */
const known = 'Sahayak Tax Legal Asha Verma asha verma example in AM PM English'.split(' ');

const cheque = {
  name: 'cheque.png',
  mimeType: 'image/png',
  buffer: readFileSync('tests/data/files/sharp.png'),
};

test('A customer who reads Hindi buys a service, pays and uploads its first document [LANG-03]', async ({
  page,
  desk,
}) => {
  test.slow();
  await enter(page, desk);
  await page.goto('/dashboard');
  const services = page.getByRole('region', { name: service.title });
  await services.getByRole('link', { name: 'GST' }).first().click();
  await page
    .getByRole('link', { name: /GST Registration/ })
    .first()
    .click();
  await page.getByRole('button', { name: catalogue.proceed }).click();
  await page.getByRole('radio', { name: 'Partnership' }).check();
  await page.getByRole('spinbutton').fill('2');
  await page.getByRole('checkbox', { name: 'Within my state' }).check();
  await page.getByLabel('When did or will the business start?').fill('2026-11-01');
  await expect(page.getByText(pricing.progress(4, 4))).toBeVisible();
  await page.getByRole('button', { name: pricing.proceed }).click();
  const price = page.getByRole('dialog', { name: pricing.confirmTitle });
  await price.getByRole('button', { name: pricing.confirm }).click();
  await page.getByRole('dialog').getByRole('button', { name: catalogue.viewCart }).click();
  await expect(page.getByRole('heading', { level: 1, name: cart.title })).toBeVisible();
  await expect(page.getByRole('textbox', { name: checkout.address })).not.toHaveValue('');
  await page.getByRole('button', { name: checkout.placeOrder }).click();
  // The page of the provider, which has its own language.
  await expect(page.getByRole('heading', { name: /^Pay ₹/ })).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: checkout.resultTitles.success })).toBeVisible();
  await expect(page.getByText(checkout.confirmed.success)).toBeVisible();
  const upload = page.getByRole('link', { name: checkout.uploadFor('GST Registration') });
  await expect(upload).toBeVisible();
  expect(await latinWordsOn(page, known)).toEqual([]);
  await upload.click();
  await expect(page.getByRole('heading', { level: 1, name: 'GST Registration' })).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: documents.needed }).first();
  const name = await first.getByRole('heading').innerText();
  await first.locator('input[type="file"]').setInputFiles({ ...cheque, name: `${name}.png` });
  await expect(page.getByText(documents.documentUploaded(`${name}.png`)).first()).toBeVisible();
  await expect(page.getByRole('button', { name: documents.viewFile(`${name}.png`) })).toBeVisible();
});

test('A customer who reads Hindi uploads a file to the cabinet and downloads it [LANG-03]', async ({
  page,
  desk,
}) => {
  await enter(page, desk);
  await page.goto('/filecabinet');
  await page.locator('input[type="file"]').first().setInputFiles(cheque);
  await page.getByRole('button', { name: documents.upload, exact: true }).click();
  const loaded = page.waitForEvent('load');
  await expect(page.getByText(documents.uploaded('cheque.png')).first()).toBeVisible();
  await loaded;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: documents.download('cheque.png'), exact: true }).click();
  expect(readFileSync(await (await download).path())).toEqual(cheque.buffer);
});
