import { chromiumFlags, findHeadlessChromium } from '../../scripts/chromium.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { misfits } from './support/fits.ts';
import { openSettled } from './support/openScreen.ts';
import { placesOf } from './support/places.ts';

const LARGE = 24;

// The customer's browser font size; the default is 16.
test.use({
  launchOptions: {
    executablePath: findHeadlessChromium() ?? '',
    args: [...chromiumFlags, `--blink-settings=defaultFontSize=${LARGE}`],
  },
});

for (const width of [360, 1280]) {
  test(`Text follows a browser's font size of ${LARGE} px, and fits at ${width} px`, async ({
    page,
    desk,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/login');
    await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toHaveCSS('font-size', `${LARGE}px`);
    const found: Record<string, readonly string[]> = { login: await misfits(page) };
    await enter(page, desk);
    for (const { name, path } of await placesOf(page)) {
      await openSettled(page, path);
      found[name] = await misfits(page);
    }
    expect(Object.entries(found).filter(([, here]) => here.length > 0)).toEqual([]);
    await openSettled(page, '/profile');
    await expect(page.locator('body')).toHaveCSS('font-size', `${(14 / 16) * LARGE}px`);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveCSS(
      'font-size',
      `${(14 / 16) * LARGE}px`,
    );
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
  await page.setViewportSize({ width: 360, height: 500 });
  await enter(page, desk);
  await openSettled(page, '/filecabinet');
  await page.evaluate(() => localStorage.setItem('access_token', 'of-yesterday'));
  await page
    .getByRole('button', { name: /^Download / })
    .first()
    .click();
  const bar = page.getByRole('alert').filter({ hasText: 'Your session has ended.' });
  await expect(bar).toBeVisible({ timeout: 20_000 });
  await page.evaluate(() => scrollTo(0, 600));
  await expect(bar.getByRole('link', { name: 'Log in' })).toBeInViewport({ ratio: 1 });
  const boxes = [await bar.boundingBox(), await page.getByRole('banner').boundingBox()];
  const [ended = Number.NaN, top = Number.NaN] = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0));
  expect(top).toBeLessThanOrEqual(ended);
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
