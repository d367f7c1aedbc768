import type { Locator, Page } from '@playwright/test';
import { fillCart, toGateway } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { press, reach } from './support/keyboard.ts';
import { ownRecords } from './support/ownRecords.ts';
import { spreadOrders } from './support/payments.ts';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

const nameOf = async (control: Locator): Promise<string> => ((await control.textContent()) ?? '').trim();

test.describe('The keyboard alone', () => {
  test('asks about a quotation, shares, copies and prints it, and asks again for one that expired [QKIT-02] [QKIT-03]', async ({
    page,
    context,
    desk,
  }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    await enter(page, desk);
    const [quotation] = (await ownRecords(page).quotations()).filter(({ status }) => status === 0);
    await page.goto(`/quotation/${quotation?.id}`);
    await expect(button(page, 'Ask about this quotation')).toBeVisible();

    const opened = page.waitForEvent('popup');
    await press(page, 'Ask about this quotation');
    await (await opened).close();
    await expect(button(page, 'Ask about this quotation')).toBeFocused();

    await press(page, 'Share');
    await reach(page, 'WhatsApp');
    await press(page, 'Copy', 'Space');
    await expect(page.getByText('Copied.')).toBeVisible();
    await expect(button(page, 'Copy')).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`#QR${quotation?.id}`);

    await press(page, 'Print');
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await expect(button(page, 'Print')).toBeFocused();

    await press(page, 'All quotations');
    await expect(page.getByRole('heading', { level: 1, name: 'Quotations' })).toBeFocused();
    await expect(button(page, 'Ask again').first()).toBeVisible();
    await press(page, 'Ask again');
    await expect(page).toHaveURL(/\/sub-service\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('opens the cart of an accepted quotation from the list', async ({ page, desk }) => {
    await enter(page, desk);
    await page.goto('/quotation');
    await expect(page.getByRole('link', { name: 'Open cart' })).toBeVisible();
    await press(page, 'Open cart');
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();
  });

  test('filters, sorts and opens the transactions, and pays the order that failed [RESUME-02]', async ({
    page,
    desk,
  }) => {
    test.slow();
    await enter(page, desk);
    await fillCart(page);
    const order = await toGateway(page);
    await button(page, 'Fail').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payment failed' })).toBeVisible();
    await reach(page, 'Pay now');

    await page.goto('/dashboard');
    await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
    await reach(page, 'Overview');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Transactions', selected: true })).toBeFocused();
    const row = page.getByRole('button', { name: new RegExp(`Transaction ID ${order}`) });
    await expect(row).toBeVisible();
    await reach(page, 'Status');
    const state = page.getByRole('combobox', { name: 'Status' });
    await page.keyboard.press('End');
    await expect(state).toHaveValue('refunded');
    await expect(page.getByText('No transaction matches these filters.')).toBeVisible();
    await press(page, 'Clear filters');
    await expect(state).toBeFocused();
    await expect(row).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(state).toHaveValue('failed');
    await reach(page, 'Financial year');
    await reach(page, 'Sort by');
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/sort=oldest/);

    await expect(row).toBeVisible();
    await reach(page, await nameOf(row));
    await page.keyboard.press('Enter');
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    await expect(row).toBeFocused();
    await press(page, 'Pay now');
    await expect(page.getByRole('row', { name: 'Transaction' }).getByRole('cell')).toHaveText(order);
  });

  test('chooses a year and a month of Payments, and downloads what they hold [MONEY-03] [MONEY-05] [MONEY-06]', async ({
    page,
    desk,
  }) => {
    await enter(page, desk);
    await spreadOrders(page);
    await page.goto('/payments');
    const years = page.getByRole('navigation', { name: 'Financial years' }).getByRole('link');
    await expect(years.first()).toBeVisible();
    await reach(page, await nameOf(years.first()));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/year=/);
    await expect(years.first()).toBeFocused();

    const csv = page.waitForEvent('download');
    await press(page, 'Download for your accountant');
    expect((await csv).suggestedFilename()).toMatch(/\.csv$/);
    await expect(button(page, 'Download for your accountant')).toBeFocused();

    const link = '**/api/v3/files/download-link/**';
    const held = page.waitForRequest(link);
    await page.route(link, () => undefined, { times: 1 });
    await press(page, 'Download invoices');
    await held;
    await expect(page.getByRole('progressbar', { name: 'Packing your invoices' })).toBeVisible();
    await expect(button(page, 'Download invoices')).toBeFocused();
    await press(page, 'Cancel');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(button(page, 'Download invoices')).toBeFocused();
    const zip = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await zip).suggestedFilename()).toMatch(/\.zip$/);

    const month = page.getByRole('table').getByRole('button').first();
    const name = await month.innerText();
    await press(page, name);
    await expect(month).toHaveAttribute('aria-pressed', 'true');
    await press(page, 'Show the whole year');
    await expect(month).toBeFocused();
    await expect(month).toHaveAttribute('aria-pressed', 'false');
  });
});
