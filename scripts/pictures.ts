import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium.ts';
import { Desk } from './desk.ts';
import { entryAddresses, signedInAddresses } from './exampleAddresses.ts';

/** Three pages in light, then in dark, so that a picture's name is unambiguous. */
const WIDTHS = [360, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;
const TALLEST = 6000;
const SETTLE_MS = 250;
const anonymous = entryAddresses.map(({ path }) => path);
const everyRoute = [...entryAddresses, ...signedInAddresses()].map(({ path }) => path);

/** How the backend behaves: normally, without data, without any response, or with failures. */
const STATES = ['filled', 'empty', 'loading', 'failed'] as const;
type State = (typeof STATES)[number];

const [folder, ...given] = process.argv.slice(2);
const address = (process.env['PORTAL_URL'] ?? 'http://localhost:4173').replace(/\/$/, '');
const states = STATES.filter((state) => (process.env['STATES'] ?? 'filled').split(',').includes(state));
/** What the browser prefers; signing in is done in English. */
const locale = process.env['LANGUAGE_TAG'] ?? 'en-IN';
const routes = given.length > 0 ? given : everyRoute;

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

const DEMO_PHONE = '+919876543210';
const EMPTY_PHONE = '+919811111111';

/** Signs in once like a customer; all other pictures start from the stored browser state. */
const signIn = async (browser: Browser, phone: string): Promise<Kept> => {
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill(phone);
  await page.getByRole('checkbox').click();
  await page.getByRole('checkbox', { checked: true }).waitFor();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const otp = page.getByRole('textbox', { name: 'OTP' });
  await otp.waitFor();
  await otp.fill(await new Desk(address).codeFor(phone));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByRole('navigation', { name: 'Main' }).first().waitFor({ state: 'attached' });
  const kept = await context.storageState();
  await context.close();
  return kept;
};

const fileName = (route: string, ...rest: readonly (string | number)[]): string =>
  `${[route.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, ''), ...rest].join('-')}.png`;

/** Makes the window as tall as the page, so that lazy images load and bottom bars are at the bottom. */
const growToContent = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
  await page.waitForTimeout(SETTLE_MS);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
  await page.waitForTimeout(SETTLE_MS);
};

const answerAs = async (context: BrowserContext, state: State): Promise<void> => {
  if (state === 'loading') await context.route('**/api/**', () => undefined);
  if (state === 'failed')
    await context.route('**/api/**', (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
};

/** Waits until nothing more is to come: the screen's heading is there, and nothing says that it is loading. */
const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor();
  await page.locator('[aria-busy="true"], .portal-skeleton').first().waitFor({ state: 'detached' });
};

/** Opens the page once; afterwards only its size and colour scheme change. */
const take = async (page: Page, route: string, state: State): Promise<void> => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}${route}`);
  // Without any response there is no end to wait for.
  if (state !== 'loading') await settle(page);
  await page.waitForTimeout(SETTLE_MS);
  for (const width of WIDTHS) {
    await growToContent(page, width);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(SETTLE_MS);
      const file = join(folder ?? '.', fileName(route, state, width, colorScheme));
      await page.screenshot({ path: file, animations: 'disabled' });
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      process.stdout.write(`${file}${isTooWide ? '  scrolls sideways' : ''}\n`);
    }
  }
};

const takeState = async (browser: Browser, state: State): Promise<void> => {
  if (state === 'empty')
    await new Desk(address).addCustomer({ phone: EMPTY_PHONE, empty: true }).catch((error: unknown) => {
      // An earlier run may have registered the number.
      if (!String(error).includes('answered 409')) throw error;
    });
  const kept = await signIn(browser, state === 'empty' ? EMPTY_PHONE : DEMO_PHONE);
  for (const route of routes) {
    const own = anonymous.includes(route) ? {} : { storageState: kept };
    const context = await browser.newContext({ locale, timezoneId: 'Asia/Kolkata', ...own });
    await answerAs(context, state);
    await take(await context.newPage(), route, state);
    await context.close();
  }
};

const takeAll = async (executablePath: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    for (const state of states) await takeState(browser, state);
  } finally {
    await browser.close();
  }
};

const executable = findChromium();
if (folder === undefined || executable === undefined) {
  process.stderr.write(
    executable === undefined
      ? 'The pictures need Chromium: run npx node scripts/chromium.ts, or set CHROMIUM_PATH to one.\n'
      : 'Usage: STATES=filled,empty,loading,failed LANGUAGE_TAG=hi-IN PORTAL_URL=http://localhost:4173 npx node scripts/pictures.ts <folder> [route...]\n',
  );
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  await takeAll(executable);
}
