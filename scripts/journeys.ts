import { findOrInstallChromium, HOW_CHROMIUM } from './chromium.ts';
import { runNode } from './command.ts';
import { stop } from './stop.ts';

/**
 * `npx node scripts/test.ts flows` takes the journeys that are tagged `@flow`, one a flow; `npm run test:journeys` all others. What
 * stands behind is passed on to Playwright.
 */
const [part = 'flows', ...more] = process.argv.slice(2);
if ((await findOrInstallChromium()) === undefined) stop(HOW_CHROMIUM);
const { code } = await runNode(['node_modules/@playwright/test/cli.js', 'test', '--project', part, ...more], {
  show: true,
  env: { JOURNEYS: part },
});
process.exitCode = code;
