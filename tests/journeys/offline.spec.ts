import type { Page } from '@playwright/test';
import { cartSize } from './support/buying.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { goWithin } from './support/goWithin.ts';
import { goSettled, openSettled } from './support/openScreen.ts';
import { ownRecords } from './support/ownRecords.ts';
import { placesOf } from './support/places.ts';

const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module|Network error/;

const gone = (page: Page) => page.getByRole('status').filter({ hasText: 'There is no internet connection.' });
const waiting = (page: Page) => page.getByText('Waiting for the internet connection…');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What the screen shows, without the bar and without ages such as '2 seconds ago'. */
const shown = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).replaceAll(/\d+ (?:second|minute|hour)s? ago/g, 'a while ago');

/** What it shows once nothing is to come any more: no block waits, and nothing has changed for a moment. */
const shownAtRest = async (page: Page): Promise<string> => {
  const texts: string[] = [];
  const isAtRest = async (): Promise<boolean> => {
    texts.push(await shown(page));
    return texts.at(-1) === texts.at(-2) && (await page.locator('main .portal-skeleton').count()) === 0;
  };
  await expect.poll(isAtRest, { intervals: [250] }).toBe(true);
  return texts.at(-1) ?? '';
};

test.beforeEach(async ({ page, desk, incidents }) => {
  incidents.expect(OFFLINE);
  await enter(page, desk);
});

test('Every screen stays as it is without a connection, under a line that says so [LINE-02]', async ({
  page,
  context,
}) => {
  test.slow();
  await openSettled(page, '/notifications');
  for (const { name, path } of await placesOf(page)) {
    await goSettled(page, path);
    const before = await shownAtRest(page);
    await context.setOffline(true);
    await expect(gone(page), name).toBeVisible();
    expect(await shown(page), name).toBe(before);
    await context.setOffline(false);
    await expect(gone(page), name).toBeHidden();
    expect(await shown(page), name).toBe(before);
  }
});

test('A call that still gets through at the loss of the connection hides it for a second only [LINE-02]', async ({
  page,
  context,
}) => {
  await openSettled(page, '/notifications');
  await page.route('**/portal.config.json', (route) => route.fulfill({ json: {} }), { times: 1 });
  await context.setOffline(true);
  await expect(gone(page)).toBeVisible();
  await context.setOffline(false);
  await expect(gone(page)).toBeHidden();
});

test('A screen that is opened without a connection comes by itself once it is back [LINE-02]', async ({
  page,
  context,
}) => {
  await openSettled(page, '/notifications');
  await context.setOffline(true);
  await expect(gone(page)).toBeVisible();
  await page.getByRole('link', { name: 'Filecabinet' }).click();
  await expect(page.getByText('This page needs the internet.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('searchbox', { name: 'Search files' })).toBeVisible({ timeout: 20_000 });
  await expect(gone(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
});

test('What is read without a connection says that it waits, and is read once it is back [LINE-02]', async ({
  page,
  context,
}) => {
  await openSettled(page, '/notifications');
  const [quotation] = await ownRecords(page).quotations();
  const path = `/quotation/${quotation?.id}`;
  await goSettled(page, path);
  await goSettled(page, '/notifications');
  await context.setOffline(true);
  await expect(gone(page)).toBeVisible();
  await goWithin(page, path);
  await expect(waiting(page).first()).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page)).toContainText(`#QR${quotation?.id}`);
  await expect(waiting(page)).toBeHidden();
});

const purpose = (page: Page) => page.getByRole('textbox', { name: 'Purpose of payment' });

const pressProceed = async (page: Page): Promise<void> => {
  await openSettled(page, '/notifications');
  await goSettled(page, '/sub-service/162');
  await purpose(page).fill('Notice reply');
  await page.getByRole('textbox', { name: 'Amount' }).fill('4500');
  await page.context().setOffline(true);
  await expect(gone(page)).toBeVisible();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(waiting(page)).toBeVisible();
};

test.describe('A press without a connection', () => {
  test('says that it waits, and is done once, by itself, when it is back [LINE-02]', async ({
    page,
    context,
  }) => {
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') writes.push(request.url());
    });
    await pressProceed(page);
    expect(writes).toEqual([]);
    await expect(purpose(page)).toHaveValue('Notice reply');
    await context.setOffline(false);
    await expect(page.getByRole('dialog').getByText('View Cart')).toBeVisible();
    await expect(waiting(page)).toBeHidden();
    expect(writes).toHaveLength(1);
  });

  test('is not done when it was cancelled, nor after its screen was left [LINE-02]', async ({
    page,
    context,
  }) => {
    await openSettled(page, '/notifications');
    const items = await cartSize(page);
    await pressProceed(page);
    await page.getByRole('main').getByRole('button', { name: 'Cancel' }).click();
    await expect(waiting(page)).toBeHidden();
    await expect(purpose(page)).toHaveValue('Notice reply');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(waiting(page)).toBeVisible();
    await goWithin(page, '/notifications');
    await expect(heading(page)).toHaveText('Notifications');
    await context.setOffline(false);
    await expect(gone(page)).toBeHidden();
    await goSettled(page, '/dashboard');
    expect(await cartSize(page)).toBe(items);
  });
});
