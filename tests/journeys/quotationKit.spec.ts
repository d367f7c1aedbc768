import type { Page } from '@playwright/test';
import type { Desk } from '../../scripts/desk.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { findings } from './support/axe.ts';
import { ownRecords } from './support/ownRecords.ts';

const REMARKS = 'Two filings are included, with the notes for the year. '.repeat(20);

/** A one-page picture: one pixel of PNG. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const quotedByDesk = async (page: Page, desk: Desk): Promise<number> => {
  const [request] = (await ownRecords(page).requests()).filter((one) => one.status === 0);
  if (request === undefined) throw new Error('The customer has no open request.');
  return desk.quote({
    request: request.id,
    rupees: 4999,
    remarks: REMARKS,
    days: 4,
    file: new File([PICTURE], 'offer.png'),
  });
};

test.describe('A pending quotation', () => {
  test(
    'has what helps to decide, and prints as a letter on one sheet [QKIT-01] [QKIT-02] [QKIT-03]',
    { tag: '@flow' },
    async ({ page, desk }) => {
      await enter(page, desk);
      const id = await quotedByDesk(page, desk);
      await page.goto(`/quotation/${id}`);
      await expect(page.getByText('includes ₹899.82 GST')).toBeVisible();
      await expect(page.getByText('4 days left')).toBeVisible();
      await expect(
        page.getByRole('list', { name: 'After you press Accept' }).getByRole('listitem'),
      ).toHaveCount(3);
      await expect(page.getByRole('heading', { name: 'What you told us' })).toBeVisible();
      const preview = page.getByRole('img', { name: `File of quotation #QR${id}` });
      await expect(preview).toHaveJSProperty('naturalWidth', 1);
      expect(await findings(page)).toEqual([]);

      await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.getByRole('button', { name: 'Share' }).focus();
      await page.keyboard.press('Enter');
      const href = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
      const line = `Quotation #QR${id} for ₹5,898.82\n${new URL(`/quotation/${id}`, page.url()).href}`;
      expect(new URL(href ?? '').searchParams.get('text')).toBe(line);

      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(sheets.match(/\/Type ?\/Page\b/g)).toHaveLength(1);
      expect(sheets).toMatch(/\/MediaBox ?\[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const letter = page.locator('.portal-printed-quotation');
      for (const part of ['Sahayak Tax & Legal', `Quotation #QR${id}`, 'Valid until', '₹5,898.82', '₹899.82'])
        await expect(letter.getByText(part, { exact: true })).toBeVisible();
      await expect(page.getByRole('navigation')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
    },
  );

  test('once paid for in the cart has the cart as its main way on, in list and detail', async ({
    page,
    desk,
  }) => {
    await enter(page, desk);
    const id = await quotedByDesk(page, desk);
    await page.goto(`/quotation/${id}`);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await loaded;
    await expect(page.getByText(/^Thank you\. This quotation is in your cart/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open cart', exact: true })).toBeVisible();
    await page.goto('/quotation');
    await page
      .getByRole('listitem')
      .filter({ hasText: `#QR${id}` })
      .getByRole('link', { name: 'Open cart' })
      .click();
    await expect(page).toHaveURL('/cart');
  });
});
