import { mkdirSync, rmSync } from 'node:fs';
import { type Finished, runNode } from './command.ts';
import { type Done, runLanes, type Step } from './lanes.ts';
import { missingEngines } from './engines.ts';
import { HOW, isCi } from './leftOut.ts';
import { planHere } from './machine.ts';
import { readResults, RESULTS, type TestResult } from './results.ts';
import { sameAgain, SEED, TIMES } from './seed.ts';
import { stop } from './stop.ts';

const vitest = (project: string): readonly string[] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${RESULTS}/${project}.json`,
];

/** How this Node runs each step. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  rules: vitest('rules'),
  house: vitest('house'),
  screens: vitest('screens'),
  faults: vitest('faults'),
  contract: vitest('contract'),
  flows: ['scripts/journeys.ts', 'flows'],
  journeys: ['scripts/journeys.ts', 'journeys'],
  engines: ['scripts/engines.ts'],
  types: ['node_modules/typescript/bin/tsc', '-b'],
  lint: ['node_modules/oxlint/bin/oxlint'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'],
  document: ['scripts/apiLint.ts'],
  unused: ['node_modules/knip/bin/knip.js'],
  build: ['scripts/build.ts'],
  sandbox: ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.sandbox.config.ts'],
  trace: ['scripts/trace.ts'],
};

const BUILDS = ['build', 'sandbox'];
const JOURNEYS = ['flows', 'journeys'];
const WITH_RESULTS = ['rules', 'house', 'screens', 'faults', 'contract', ...JOURNEYS];

// What waits for programs runs beside what computes. Another test suite beside the journeys makes them miss their moments.
const PROOF: readonly (readonly Step[])[] = [
  [{ name: 'rules' }, { name: 'house' }, { name: 'types' }],
  [
    { name: 'build' },
    { name: 'sandbox' },
    { name: 'screens' },
    { name: 'flows', needs: ['build', 'sandbox'], after: ['house'] },
  ],
];
const ENGINES: readonly Step[] = [{ name: 'engines', needs: ['build', 'sandbox'], after: ['journeys'] }];
const REST: readonly (readonly Step[])[] = [
  [
    { name: 'faults' },
    { name: 'contract', needs: ['sandbox'] },
    { name: 'lint' },
    { name: 'format' },
    { name: 'document' },
    { name: 'unused' },
  ],
  [
    { name: 'build' },
    { name: 'sandbox' },
    { name: 'journeys', needs: ['build', 'sandbox'], after: ['contract'] },
  ],
  ENGINES,
];

/**
 * `npm test` proves the rows, `npm run test:rest` runs every other test and check; the names of steps after it run these one
 * after the other, and what is no step is passed on: `npx node scripts/test.ts rules tests/domain/money`.
 */
const given = process.argv.slice(2);
const isStep = (name: string): boolean => Object.hasOwn(STEPS, name);
const named = given.filter(isStep);
if (named.length === 0 && given.length > 0 && given.join() !== 'rest')
  stop(`No step is named ${given.join(' ')}. There are ${Object.keys(STEPS).join(', ')}.`);
const isRest = given[0] === 'rest';
const noEngines = isRest && !isCi(process.env) ? missingEngines() : [];
const lanes = isRest ? REST.filter((lane) => noEngines.length === 0 || lane !== ENGINES) : PROOF;
const resulting = lanes.flat().flatMap(({ name }) => (WITH_RESULTS.includes(name) ? [name] : []));

const runNamed = async (): Promise<boolean> => {
  const more = given.filter((argument) => !isStep(argument));
  const failed: string[] = [];
  for (const name of named) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, each shown as it runs
    const { code } = await runNode([...(STEPS[name] ?? []), ...more], { show: true });
    if (code !== 0) failed.push(name);
    // What was to be built is needed by what follows.
    if (code !== 0 && BUILDS.includes(name)) break;
  }
  if (named.length > 1 && failed.length > 0) process.stdout.write(`Failed: ${failed.join(', ')}\n`);
  return failed.length === 0;
};

const { leftOut, refused } = named.length > 0 ? { leftOut: [], refused: [] } : await planHere();

// Without a browser the journeys are only listed, so that their tests and rows count as not run.
const listJourneys = (part: string): Promise<Finished> =>
  runNode(['node_modules/@playwright/test/cli.js', 'test', '--list', '--project', part, '--reporter=json'], {
    show: false,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${RESULTS}/${part}.json` },
  });

const outputs = new Map<string, string>();

/** Runs a step; its output is shown in one piece at its end, since another step runs beside it. */
const execute = async ({ name }: Step): Promise<boolean> => {
  const isListed = JOURNEYS.includes(name) && leftOut.includes('Chromium');
  const { code, output } = await (isListed
    ? listJourneys(name)
    : runNode(STEPS[name] ?? [], { show: false }));
  process.stdout.write(`\n--- ${name}\n${output}`);
  outputs.set(name, output);
  return code === 0;
};

// Both test runners name their failures last.
const endOf = (output: string): string => output.trimEnd().split('\n').slice(-60).join('\n');

const table = (done: readonly Done[]): string =>
  done
    .map(({ name, seconds, result }) => `${name.padEnd(10)}${seconds.toFixed(1).padStart(7)} s  ${result}`)
    .join('\n');

const leftOutLines = (tests: readonly TestResult[]): readonly string[] =>
  leftOut.flatMap((need) => {
    const count = tests.filter(({ outcome, needs }) => outcome === 'not run' && needs.includes(need)).length;
    return count === 0 ? [] : [`Left out: ${count} tests that need ${need}. To run them, ${HOW[need]}.`];
  });

const runAll = async (): Promise<boolean> => {
  mkdirSync(RESULTS, { recursive: true });
  for (const name of resulting) rmSync(`${RESULTS}/${name}.json`, { force: true });
  const done = [
    ...(await runLanes(lanes, execute)),
    ...(isRest ? [] : await runLanes([[{ name: 'trace' }]], execute)),
  ];

  const tests = readResults(leftOut, resulting);
  const counted = (outcome: string): number => tests.filter((test) => test.outcome === outcome).length;
  const failedTests = counted('failed') + counted('skipped');
  const broken = done.filter(({ result }) => result !== 'ok');
  // A failed check that has no tests counts as one failure; so does a runner that stopped before it could
  // report a failed test.
  const brokenChecks = broken.filter(({ name }) => !resulting.includes(name)).length;
  const silentRunners = broken.length > brokenChecks && failedTests === 0 ? broken.length - brokenChecks : 0;
  const failed = failedTests + brokenChecks + silentRunners;

  // Said again at the end, where whoever reads the figures looks, and where a long log was not cut.
  for (const { name, result } of broken)
    process.stdout.write(`\n--- ${name} ${result}:\n${endOf(outputs.get(name) ?? '')}\n`);
  process.stdout.write(`\n${table(done)}\n`);
  for (const line of leftOutLines(tests)) process.stdout.write(`${line}\n`);
  for (const line of noEngines) process.stdout.write(`Left out: the journeys in other engines. ${line}\n`);
  if (counted('not run') > 0) process.stdout.write(`${counted('not run')} not run\n`);
  process.stdout.write(`Random values of this run: ${sameAgain(SEED, TIMES)}\n`);
  process.stdout.write(`${counted('passed')} passed, ${failed} failed\n`);
  return broken.length === 0 && failed === 0;
};

for (const need of refused)
  process.stderr.write(`${need} is missing, and with CI set everything must be there: ${HOW[need]}.\n`);
const run = named.length > 0 ? runNamed : runAll;
process.exitCode = refused.length === 0 && (await run()) ? 0 : 1;
