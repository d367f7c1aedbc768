import { defineConfig } from '@playwright/test';
import { chromiumFlags, findHeadlessChromium } from './scripts/chromium.ts';

// `npm run test:journeys` looks for it first and says how to have it; the journeys can be listed without.
const chromium = findHeadlessChromium();

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
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [...chromiumFlags],
    },
    // A dialog that still grows under the pointer takes a press for one beside its button.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A recording of every journey takes a third of their time: asked for when one has to be understood.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'journeys' }],
});
