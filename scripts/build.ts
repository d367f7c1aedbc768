import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { releaseHere } from './release.ts';
import { buildServiceWorker } from './serviceWorkerBuild.ts';

/** `npm run build`: the static site, its service worker, and `/version.json`, which says what release it is. */
const { quiet, into } = parseArgs({
  options: { quiet: { type: 'boolean', default: false }, into: { type: 'string', default: 'dist' } },
}).values;
await build({ build: { outDir: into }, ...(quiet ? { logLevel: 'warn' as const } : {}) });
await buildServiceWorker(into, quiet);
writeFileSync(join(into, 'version.json'), `${JSON.stringify(releaseHere())}\n`);
