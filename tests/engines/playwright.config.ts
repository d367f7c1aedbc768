import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './support/engines.ts';

// The key of the desks; the sandboxes of the journeys take it from the environment too.
process.env['SANDBOX_KEY'] ??= 'key-of-the-journeys';

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  timeout: 180_000,
  reporter: [['list'], ['./support/tally.ts']],
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    // Its driver loses a page that comes back out of the back/forward cache, and ends no call any more.
    { name: 'webkit', use: { engineName: 'webkit' }, grepInvert: /Back from the payment page/ },
  ],
});
