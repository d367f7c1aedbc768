import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { session as hindi } from '../../src/ui/texts/hi/session.ts';
import { signUp as hindiSignUp } from '../../src/ui/texts/hi/signUp.ts';
import { expect, test } from './support/collectors.ts';
import { enter } from './support/enter.ts';
import { askForOtp, freshPhone } from './support/signIn.ts';

interface Chunk {
  readonly file: string;
}

const manifestOf = (): Readonly<Record<string, Chunk>> =>
  JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

/** The files of a language's texts in the built portal; the English of Login is part of the first code. */
const tablesOf = (language: 'en' | 'hi'): readonly string[] =>
  Object.entries(manifestOf())
    .filter(([module]) => module.startsWith(`src/ui/texts/${language}/`))
    .map(([, { file }]) => file);

/** The files of tables that a page asks for from now on. */
const askedBy = (page: Page): ((language: 'en' | 'hi') => readonly string[]) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  return (language) => tablesOf(language).filter((file) => asked.includes(file));
};

const language = (page: Page): Locator => page.locator('html');

/** How far below the middle of an element the line of its letters lies, in px. */
const lineBelowMiddle = (element: Element): number => {
  const probe = document.createElement('span');
  probe.style.display = 'inline-block';
  const { top, bottom } = element.getBoundingClientRect();
  element.prepend(probe);
  const line = probe.getBoundingClientRect().bottom;
  probe.remove();
  return line - (top + bottom) / 2;
};

test.describe('The language', () => {
  test('does not move words up or down in a button [LANG-06]', async ({ page }) => {
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'English' });
    const inEnglish = await button.evaluate(lineBelowMiddle);
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(language(page)).toHaveAttribute('lang', 'hi-IN');
    expect(Math.abs((await button.evaluate(lineBelowMiddle)) - inEnglish)).toBeLessThan(1);
  });

  test('changes in the middle of Sign Up, and nothing that was typed is lost [LANG-02]', async ({
    page,
    desk,
  }) => {
    expect(await desk.isReady()).toBe(true);
    await page.goto('/signup');
    const phone = freshPhone();
    await askForOtp(page, phone);
    await page.getByRole('textbox', { name: 'OTP' }).fill('1234');
    await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.in');
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Asha Ver');
    const choice = page.getByRole('group', { name: 'Language' });
    await expect(choice.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    await choice.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('textbox', { name: hindi.phone })).toHaveValue(phone);
    await expect(page.getByRole('textbox', { name: 'OTP' })).toHaveValue('1234');
    await expect(page.getByRole('textbox', { name: hindiSignUp.email })).toHaveValue('asha@example.in');
    await expect(page.getByRole('textbox', { name: hindiSignUp.fullName })).toHaveValue('Asha Ver');
    await expect(language(page)).toHaveAttribute('lang', 'hi-IN');
    await expect(
      page.getByRole('group', { name: 'भाषा' }).getByRole('button', { name: 'हिन्दी' }),
    ).toBeFocused();
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    expect(heading).toMatch(/[\u0900-\u097F]/);
    expect(await page.title()).toContain(heading);

    await page.reload();
    await expect(page.getByRole('textbox', { name: hindi.phone })).toBeVisible();
    await expect(language(page)).toHaveAttribute('lang', 'hi-IN');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
    await expect(language(page)).toHaveAttribute('lang', 'en-IN');
  });

  test('brings none of the other one along: English [LANG-05]', { tag: '@flow' }, async ({ page, desk }) => {
    await enter(page, desk);
    const asked = askedBy(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Recent Blogs' })).toBeVisible();
    await page.goto('/filecabinet');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked('en')).toEqual(tablesOf('en'));
    expect(asked('hi')).toEqual([]);
  });

  test('shows Login in English without a table of Hindi [LANG-05]', async ({ page, desk }) => {
    expect(await desk.isReady()).toBe(true);
    const asked = askedBy(page);
    const signUp = page.waitForResponse((response) => response.url().includes('/assets/signUp'));
    await page.goto('/login');
    await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
    await signUp;
    expect(asked('hi')).toEqual([]);
  });

  test.describe('of a browser that prefers Hindi', () => {
    test.use({ locale: 'hi-IN' });

    test('brings to Login its light part alone, and no English [LANG-05]', async ({ page, desk }) => {
      expect(await desk.isReady()).toBe(true);
      const asked = askedBy(page);
      await page.goto('/login');
      await expect(page.getByRole('textbox', { name: hindi.phone })).toBeVisible();
      expect(asked('hi')).toEqual([manifestOf()['src/ui/texts/hi/light.ts']?.file]);
      expect(asked('en')).toEqual([]);
    });

    test(
      'is Hindi, and brings no English but that of the light path [LANG-05]',
      { tag: '@flow' },
      async ({ page, desk }) => {
        await enter(page, desk);
        const asked = askedBy(page);
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/[\u0900-\u097F]/);
        await expect(page.getByRole('navigation').first()).toContainText('हिन्दी');
        await page.goto('/filecabinet');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097F]/);
        await expect(language(page)).toHaveAttribute('lang', 'hi-IN');
        expect(asked('hi').toSorted()).toEqual(tablesOf('hi').toSorted());
        expect(asked('en')).toEqual([]);
      },
    );

    test('can be changed where the customer is, and outlives the session [LANG-02]', async ({
      page,
      desk,
    }) => {
      await enter(page, desk);
      await page.goto('/quotation');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097F]/);
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Quotations' })).toBeVisible();
      await page.getByRole('button', { name: 'Log Out' }).click();
      await page.getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
    });
  });

  test('stays as it was when the other one cannot be loaded, and says so [LANG-02]', async ({
    page,
    desk,
    incidents,
  }) => {
    expect(await desk.isReady()).toBe(true);
    await page.goto('/');
    const files = tablesOf('hi').map((file) => `**/${file}`);
    for (const file of files) await page.route(file, (route) => route.abort());
    incidents.expect(/Failed to load resource|net::ERR/);
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('alert')).toHaveText(/The language could not be loaded/);
    await expect(page.getByRole('textbox', { name: 'Mobile Number' })).toBeVisible();
    for (const file of files) await page.unroute(file);
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('textbox', { name: hindi.phone })).toBeVisible();
  });
});
