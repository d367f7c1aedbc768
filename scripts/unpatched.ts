import { buildIfStale, sandboxBuild } from './builds.ts';
import { findOrInstallChromium } from './chromium.ts';
import { runNode } from './command.ts';

/**
 * The portal with its libraries as they come (`UNPATCHED=1`), in a folder of its own, and one journey a screen on it:
 * what a deployment would be without the plugins, should a raised library no longer fit them.
 */
const FOLDER = '.cache/unpatched';
const JOURNEYS = ['node_modules/@playwright/test/cli.js', 'test', '--grep', '@screen-', '--reporter=list'];
const BUILD = ['node_modules/vite/bin/vite.js', 'build', '--outDir', FOLDER, '--logLevel', 'error'];

const run = async (): Promise<number> => {
  if ((await findOrInstallChromium()) === undefined) {
    process.stderr.write('There is no Chromium: npm run chromium says how to have it.\n');
    return 1;
  }
  const [portal, sandbox] = await Promise.all([
    runNode(BUILD, { show: false, env: { UNPATCHED: '1' } }),
    buildIfStale(sandboxBuild),
  ]);
  process.stderr.write(portal.code === 0 ? '' : portal.output);
  process.stderr.write(sandbox.code === 0 ? '' : sandbox.output);
  if (portal.code !== 0 || sandbox.code !== 0) return 1;
  const { code } = await runNode(JOURNEYS, { show: true, env: { SANDBOX_DIST: FOLDER } });
  return code;
};

process.exitCode = await run();
