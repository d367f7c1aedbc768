import { readFileSync } from 'node:fs';
import { cart } from '../../src/ui/texts/hi/cart.ts';
import { catalogue } from '../../src/ui/texts/hi/catalogue.ts';
import { checkout } from '../../src/ui/texts/hi/checkout.ts';
import { document as documents } from '../../src/ui/texts/hi/document.ts';
import { fileAction } from '../../src/ui/texts/hi/fileAction.ts';
import { pricing } from '../../src/ui/texts/hi/pricing.ts';
import { search } from '../../src/ui/texts/hi/search.ts';
import { service } from '../../src/ui/texts/hi/service.ts';
import { expect, test } from './support/collectors.ts';
import { awaitPayments } from './support/awaitedPayment.ts';
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

/** A service of the catalogue, GST Registration. */
const NAME = 'जीएसटी पंजीकरण';

test(
  'A customer who reads Hindi finds a service by its Hindi name, buys it and uploads its first document [LANG-03]',
  { tag: '@flow' },
  async ({ page, desk }) => {
    test.slow();
    await enter(page, desk);
    await page.goto('/dashboard');
    const services = page.getByRole('region', { name: service.title });
    await expect(services.getByRole('link', { name: 'जीएसटी' })).toBeVisible();
    await page.getByRole('combobox', { name: search.placeholder }).fill('जीएसटी पंजी');
    await page.getByRole('option', { name: NAME }).click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).not.toHaveAttribute('lang');
    await page.getByRole('button', { name: catalogue.proceed }).click();
    await page.getByRole('radio', { name: 'साझेदारी' }).check();
    await page.locator('input[inputmode=decimal]').fill('2');
    await page.getByRole('checkbox', { name: 'सिर्फ़ अपने राज्य में' }).check();
    await page.getByLabel('व्यवसाय कब शुरू हुआ या कब शुरू होगा?').fill('2026-11-01');
    await expect(page.getByText(pricing.progress(4, 4))).toBeVisible();
    await page.getByRole('button', { name: pricing.proceed }).click();
    const price = page.getByRole('dialog', { name: pricing.confirmTitle });
    await price.getByRole('button', { name: pricing.confirm }).click();
    await page.getByRole('dialog').getByRole('button', { name: catalogue.viewCart }).click();
    await expect(page.getByRole('heading', { level: 1, name: cart.title })).toBeVisible();
    await expect(page.getByText(NAME, { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: checkout.address })).not.toHaveValue('');
    const state = page.getByRole('combobox', { name: checkout.state });
    await state.fill('महारा');
    await page.locator('.ant-select-item-option').getByText('महाराष्ट्र').click();
    await expect(page.locator('form').filter({ has: state })).toContainText('महाराष्ट्र');
    await page.getByRole('button', { name: checkout.placeOrder }).click();
    // The page of the provider, which has its own language.
    await expect(page.getByRole('heading', { name: /^Pay ₹/ })).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: checkout.resultTitles.success })).toBeVisible();
    await expect(page.getByText(checkout.confirmed.success)).toBeVisible();
    const upload = page.getByRole('link', { name: checkout.uploadFor(NAME) });
    await expect(upload).toBeVisible();
    expect(await latinWordsOn(page, known)).toEqual([]);
    await upload.click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    const first = page.getByRole('listitem').filter({ hasText: documents.needed }).first();
    const name = await first.getByRole('heading').innerText();
    await first.locator('input[type="file"]').setInputFiles({ ...cheque, name: `${name}.png` });
    await expect(page.getByText(documents.documentUploaded(`${name}.png`)).first()).toBeVisible();
    await expect(page.getByRole('button', { name: documents.viewFile(`${name}.png`) })).toBeVisible();
  },
);

test('A customer who reads Hindi uploads a file to the cabinet and downloads it [LANG-03]', async ({
  page,
  desk,
  announcements,
}) => {
  await enter(page, desk);
  await page.goto('/filecabinet');
  await page.locator('input[type="file"]').first().setInputFiles(cheque);
  await page.getByRole('button', { name: documents.upload, exact: true }).click();
  const loaded = page.waitForEvent('load');
  await announcements.told(documents.uploaded('cheque.png'));
  await loaded;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: fileAction.download('cheque.png'), exact: true }).click();
  expect(readFileSync(await (await download).path())).toEqual(cheque.buffer);
});

test.describe('The names of services change with the language', () => {
  test.use({ locale: 'en-IN' });

  test('in the question flow, whose answers stay [LANG-02]', async ({ page, desk }) => {
    await enter(page, desk);
    await page.goto('/GST%20Registration/16');
    await page.getByRole('radio', { name: 'Partnership' }).check();
    await page.getByRole('textbox', { name: 'How many partners or directors are there?' }).fill('2');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'साझेदारी' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'कितने साझेदार या डायरेक्टर हैं?' })).toHaveValue('2');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'GST Registration' })).toBeVisible();
    await expect(page.locator('input[inputmode=decimal]')).toHaveValue('2');
  });

  test('in the cart, which still knows the order that is being paid [LANG-02]', async ({ page, desk }) => {
    await enter(page, desk);
    await awaitPayments(page);
    await page.goto('/cart');
    await expect(page.getByRole('link', { name: 'See this payment' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Locality' }).fill('Kothrud');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.getByText('एमएसएमई पंजीकरण', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('MSME Registration')).toHaveCount(0);
    await expect(page.getByRole('link', { name: cart.seePayment })).toBeVisible();
    await expect(page.getByRole('textbox', { name: checkout.locality })).toHaveValue('Kothrud');
  });
});
