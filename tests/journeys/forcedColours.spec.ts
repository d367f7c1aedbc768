import type { Locator } from '@playwright/test';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The line under a tab, or around an option; its colour as the browser paints it. */
const lineOf = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    const { borderBottomColor, outlineStyle } = getComputedStyle(element);
    return `${borderBottomColor} ${outlineStyle}`;
  });

test.describe('In forced colours', () => {
  test.beforeEach(async ({ page, desk }) => {
    await enter(page, desk);
    await page.goto('/dashboard');
  });

  test('only the selected tab is underlined', async ({ page }) => {
    const line = (name: string): Promise<string> => lineOf(page.getByRole('tab', { name }));
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    expect(await line('Work Status')).toBe(await line('Transactions'));
    expect(await line('Overview')).not.toBe(await line('Work Status'));
  });

  test('the search result that Enter opens is told from the others', async ({ page }) => {
    await page.getByRole('combobox').fill('GST');
    const options = (selected: boolean): Locator => page.getByRole('option', { selected });
    await expect(options(false).nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options(true)).toHaveCount(1);
    expect(await lineOf(options(true))).not.toBe(await lineOf(options(false).first()));
  });
});
