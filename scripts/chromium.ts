import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runNode } from './command.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const HOW_CHROMIUM =
  'The browser journeys need Chromium and none was found: install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to one.';

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the journeys: Chromium's headless shell when there is one, since it takes a third less time.
 */
export const findHeadlessChromium = (): string | undefined =>
  !process.env['CHROMIUM_PATH'] && existsSync(SHELL) ? SHELL : findChromium();

/**
 * The browser for measurements: CHROMIUM_PATH, then the system's, then the one that Playwright downloaded.
 */
export const findChromium = (): string | undefined => {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') return existsSync(chosen) ? chosen : undefined;
  return [...PLACES, chromium.executablePath()].find((place) => existsSync(place));
};

/** Flags that Chromium needs without a graphics card and, for root, without its own sandbox. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
];

/** The browser, downloaded when there is none yet; undefined when the download fails. */
export const findOrInstallChromium = async (): Promise<string | undefined> => {
  const found = findChromium();
  if (found !== undefined || process.env['CHROMIUM_PATH']) return found;
  await runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { show: false });
  return findChromium();
};

if (import.meta.main) {
  const found = await findOrInstallChromium();
  process.stdout.write(`${found ?? HOW_CHROMIUM}\n`);
  process.exitCode = found === undefined ? 1 : 0;
}
