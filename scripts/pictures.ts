import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium.ts';
import { Desk } from './desk.ts';

const DEMO_PHONE = '+919876543210';
const WIDTHS = [360, 768, 1440];
const TALLEST = 12_000;
const SETTLE_MS = 300;
const SCHEMES = ['light', 'dark'] as const;
const ANONYMOUS = ['/login', '/signup'];

const [folder, ...routes] = process.argv.slice(2);
const address = (process.env['PORTAL_URL'] ?? 'http://localhost:4173').replace(/\/$/, '');

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Signs in as a customer does, once; the other pictures start from what the browser keeps. */
const signIn = async (browser: Browser): Promise<State> => {
  const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill(DEMO_PHONE);
  const captcha = page.getByRole('checkbox');
  await captcha.click();
  await page.getByRole('checkbox', { checked: true }).waitFor();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const otp = page.getByRole('textbox', { name: 'OTP' });
  await otp.waitFor();
  await otp.fill(await new Desk(address).codeFor(DEMO_PHONE));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByRole('navigation', { name: 'Main' }).first().waitFor({ state: 'attached' });
  const state = await context.storageState();
  await context.close();
  return state;
};

const fileName = (route: string, width: number, scheme: string): string =>
  `${route.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}-${width}-${scheme}.png`;

interface Picture {
  readonly route: string;
  readonly width: number;
  readonly scheme: (typeof SCHEMES)[number];
  readonly state: State | undefined;
}

/** A window as tall as the page: lazy pictures load, and bars that stay at the bottom are at the bottom. */
const growToContent = async (page: Page, width: number): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
};

const take = async (browser: Browser, { route, width, scheme, state }: Picture): Promise<void> => {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 780 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    ...(state === undefined ? {} : { storageState: state }),
  });
  const page = await context.newPage();
  await page.goto(`${address}${route}`);
  await page.waitForLoadState('networkidle');
  await growToContent(page, width);
  const file = join(folder ?? '.', fileName(route, width, scheme));
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  process.stdout.write(`${file}${isTooWide ? '  scrolls sideways' : ''}\n`);
  await context.close();
};

const takeAll = async (executablePath: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    const wanted = routes.length > 0 ? routes : [...ANONYMOUS, '/dashboard'];
    const needsCustomer = wanted.some((route) => !ANONYMOUS.includes(route));
    const state = needsCustomer ? await signIn(browser) : undefined;
    for (const route of wanted) {
      for (const width of WIDTHS) {
        for (const scheme of SCHEMES) {
          const own = ANONYMOUS.includes(route) ? undefined : state;
          await take(browser, { route, width, scheme, state: own });
        }
      }
    }
  } finally {
    await browser.close();
  }
};

const executable = findChromium();
if (folder === undefined || executable === undefined) {
  process.stderr.write(
    executable === undefined
      ? 'The pictures need Chromium: run npm run chromium, or set CHROMIUM_PATH to one.\n'
      : 'Usage: PORTAL_URL=http://localhost:4173 npm run pictures -- <folder> [route...]\n',
  );
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  await takeAll(executable);
}
