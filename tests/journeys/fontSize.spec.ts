import type { Page } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { misfits } from './support/fits.ts';
import { openSettled } from './support/openScreen.ts';
import { placesOf } from './support/places.ts';
import { resize } from './support/resize.ts';
import { halfOf, HALVES, visitEach } from './support/visitEach.ts';

const LARGE = 24;
const PHONE = { width: 360, height: 800 };
const SIZES = [PHONE, { width: 1280, height: 800 }];

// The customer's browser font size; the default is 16.
test.beforeEach(async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: LARGE } });
});

/** What does not fit at each width, one line per text. */
const misfitsAtEach = async (page: Page, name: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const size of SIZES) {
    await resize(page, size);
    found.push(...(await misfits(page)).map((line) => `${name} at ${size.width}: ${line}`));
  }
  return found;
};

/** The size of body text and of a form's fields. */
const BODY = `${(14 / 16) * LARGE}px`;

for (const half of HALVES) {
  test(`Text follows a browser's font size of ${LARGE} px, and fits at 360 and 1280 px (${half + 1} of 2)`, async ({
    page,
    desk,
  }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    if (half === 1) {
      await page.goto('/login');
      await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toHaveCSS('font-size', `${LARGE}px`);
      found.push(...(await misfitsAtEach(page, 'login')));
    }
    await enter(page, desk);
    const look = async ({ name }: { readonly name: string }): Promise<void> => {
      await expect(page.locator('body')).toHaveCSS('font-size', BODY);
      found.push(...(await misfitsAtEach(page, name)));
    };
    await visitEach(page, { places: halfOf(await placesOf(page), half), size: PHONE, look });
    expect(found).toEqual([]);
  });
}

for (const size of SIZES) {
  test(`The form of the profile follows a font size of ${LARGE} px, and fits at ${size.width} px`, async ({
    page,
    desk,
  }) => {
    await page.setViewportSize(size);
    await enter(page, desk);
    await openSettled(page, '/profile');
    await expect(page.locator('body')).toHaveCSS('font-size', BODY);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    // A field on a phone is as large as the browser's own text, so that iOS does not zoom into it.
    const field = size.width < 640 ? `${LARGE}px` : BODY;
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveCSS('font-size', field);
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport();
    expect(await misfits(page)).toEqual([]);
  });
}

test(`No tag breaks within its word in the file cabinet at ${LARGE} px`, async ({ page, desk }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, desk);
  await openSettled(page, '/filecabinet');
  const tag = page.getByRole('listitem').getByText('Compliance', { exact: true });
  const lines = await tag.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test(`The bar of an ended session covers no part of the top bar at ${LARGE} px`, async ({
  page,
  desk,
  incidents,
}) => {
  incidents.expectFailuresOf('/api/v3/');
  await page.setViewportSize({ width: 360, height: 720 });
  await enter(page, desk);
  await openSettled(page, '/filecabinet');
  await page.evaluate(() => localStorage.setItem('access_token', 'of-yesterday'));
  await page
    .getByRole('button', { name: /^Download .+\./ })
    .first()
    .click();
  const bar = page.getByRole('alert').filter({ hasText: 'Your session has ended.' });
  await expect(bar).toBeVisible({ timeout: 20_000 });
  // A list that is still being read keeps no place, so it is scrolled until the page stands.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 600));
    await expect(bar.getByRole('link', { name: 'Log in' })).toBeInViewport({ ratio: 1, timeout: 1000 });
    const boxes = [await bar.boundingBox(), await page.getByRole('banner').boundingBox()];
    const [ended = Number.NaN, top = Number.NaN] = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
    expect(top).toBeLessThanOrEqual(ended);
  }).toPass({ timeout: 30_000 });
});

test(`The label of the amount to pay does not break at ${LARGE} px`, async ({ page, desk }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, desk);
  await openSettled(page, '/cart');
  const words = page.getByText('Payable now', { exact: true });
  const [height, line] = await words.evaluate((element) => [
    element.getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(element).lineHeight),
  ]);
  expect(height).toBeLessThan(2 * (line ?? 0));
});
