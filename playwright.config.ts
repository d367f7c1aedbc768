import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.ts';

const chromium = findChromium();
if (chromium === undefined) {
  throw new Error('The journeys need Chromium: run npm run chromium, or set CHROMIUM_PATH to one.');
}

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromium, args: [...chromiumFlags] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
  },
  projects: [{ name: 'journeys' }],
});
