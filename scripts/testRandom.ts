import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './command.ts';
import { foundIn, MOST_SEED, sameAgain } from './seed.ts';

/**
 * `npm run test:random`: each property with a fresh seed and ten times the values; a path after it takes the tests under
 * that path only. Ends with 1 where it found something, with 2 where it could not search.
 */
const FOLDER = '.cache/random';
const TIMES = '10';

const hasRandom = (file: string): boolean =>
  /from '(fast-check|[./]+\/runs)'/.test(readFileSync(file, 'utf8'));

const [under = 'tests'] = process.argv.slice(2);
const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests', name))
  .filter((file) => file.startsWith(under) && /\.test\.tsx?$/.test(file) && hasRandom(file));

const seed = process.env['SEED'] || String(randomInt(MOST_SEED + 1));
const again = sameAgain(seed, TIMES);
process.stdout.write(`Searching ${files.length} files of tests: ${again}\n`);

mkdirSync(FOLDER, { recursive: true });
const results = `${FOLDER}/${seed}.json`;
await runNode(
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...files,
  ],
  { show: true, env: { SEED: seed, TIMES } },
);

const found = existsSync(results) ? foundIn(readFileSync(results, 'utf8')) : undefined;
if (found === undefined) {
  process.stdout.write(`\nThe search did not run to its end: ${again}\n`);
  process.exitCode = 2;
} else if (found.length === 0) {
  process.stdout.write(`\nNothing was found: ${again}\n`);
} else {
  process.stdout.write(
    `\nFOUND BY RANDOM VALUES, in ${results}; each becomes an example beside its property (docs/testing.md):\n` +
      found.map(({ file, title }) => `  ${again} npx vitest run ${file}\n    ${title}\n`).join(''),
  );
  process.exitCode = 1;
}
