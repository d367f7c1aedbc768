import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { releaseHere } from './release.ts';
import { buildServiceWorker } from './serviceWorkerBuild.ts';

/** `npm run build`: the static site, its service worker, and `/version.json`, which says what release it is. */
const quiet = process.argv.includes('--quiet');
await build(quiet ? { logLevel: 'warn' } : {});
await buildServiceWorker('dist', quiet);
writeFileSync(join('dist', 'version.json'), `${JSON.stringify(releaseHere())}\n`);
