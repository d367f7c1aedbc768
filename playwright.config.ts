import { defineConfig } from '@playwright/test';
import { chromiumFlags, findHeadlessChromium } from './scripts/chromium.ts';

// The key of the desks; the sandboxes of the journeys take it from the environment too.
process.env['SANDBOX_KEY'] ??= 'key-of-the-journeys';

// Undefined without the headless shell: journeys can still be listed, and `npm run test:journeys` explains
// how to get it.
const chromium = findHeadlessChromium();

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Two leave a quarter of two cores idle, since a journey waits as long as its page does.
  workers: 3,
  // Limits tell a stuck journey from a slow one: three browsers on two cores that other programs use too.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `.cache/results/${process.env['JOURNEYS'] ?? 'some'}.json` }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [...chromiumFlags],
    },
    // A dialog that is still animating under the pointer swallows a click aimed beside its button.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    // A worker's own requests pass by what a journey routes: those that try it allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording every journey takes a third of the run time, so traces are opt-in.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'flows', grep: /@flow/ },
    { name: 'journeys', grepInvert: /@flow/ },
  ],
});
