import { chromiumFlags, findHeadlessChromium } from '../../scripts/chromium.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { misfits } from './support/fits.ts';
import { openSettled } from './support/openScreen.ts';
import { placesOf } from './support/places.ts';

const LARGE = 24;

// The customer has set the browser's font size; the usual one is 16.
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
