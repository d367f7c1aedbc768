import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { licenceTexts } from './licences.ts';
import { releaseHere } from './release.ts';
import { buildServiceWorker } from './serviceWorkerBuild.ts';

/** `npm run build`: the static site, its service worker, the licences in it, and `/version.json`, which says what release it is. */
const { quiet, into } = parseArgs({
  options: { quiet: { type: 'boolean', default: false }, into: { type: 'string', default: 'dist' } },
}).values;
await build({ build: { outDir: into }, ...(quiet ? { logLevel: 'warn' as const } : {}) });
await buildServiceWorker(into, quiet);
writeFileSync(join(into, 'licences.txt'), `${licenceTexts()}\n`);
writeFileSync(join(into, 'version.json'), `${JSON.stringify(releaseHere())}\n`);
