import { mkdirSync, rmSync } from 'node:fs';
import { type Finished, runNode, runScript } from './command.ts';
import { type Done, runLanes, type Step } from './lanes.ts';
import { HOW, type Need, NEEDS } from './leftOut.ts';
import { planHere } from './machine.ts';
import { readResults, RESULTS, type TestResult } from './results.ts';

interface ScriptStep extends Step {
  readonly script: string;
  readonly inBackground?: boolean;
}

// What waits for programs runs beside what computes. Another test suite beside the journeys makes them miss their
// moments: checks without a clock fill the gaps that they leave.
const LANES: readonly (readonly ScriptStep[])[] = [
  [
    { name: 'rules', script: 'test:rules' },
    { name: 'contract', script: 'test:contract', needs: ['sandbox'] },
    { name: 'types', script: 'check:types', inBackground: true },
    { name: 'lint', script: 'check:lint', inBackground: true },
    { name: 'format', script: 'check:format', inBackground: true },
    { name: 'document', script: 'check:api', inBackground: true },
    { name: 'unused', script: 'check:unused', inBackground: true },
  ],
  [
    { name: 'build', script: 'build' },
    { name: 'sandbox', script: 'build:sandbox' },
    { name: 'screens', script: 'test:screens' },
    { name: 'journeys', script: 'test:journeys', needs: ['build', 'sandbox'], after: ['contract'] },
  ],
];
const LAST: ScriptStep = { name: 'trace', script: 'trace' };

const TEST_STEPS = ['rules', 'screens', 'contract', 'journeys'];

const { leftOut, refused } = await planHere();

// Without a browser the journeys are only listed, so that their tests and rows count as not run.
const listJourneys = (): Promise<Finished> =>
  runNode(['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'], {
    show: false,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${RESULTS}/journeys.json` },
  });

const outputs = new Map<string, string>();

/** Runs a step; its output is shown in one piece at its end, since another step runs beside it. */
const execute = async ({ name, script, inBackground = false }: ScriptStep): Promise<boolean> => {
  const isListed = name === 'journeys' && leftOut.includes('Chromium');
  const { code, output } = await (isListed
    ? listJourneys()
    : runScript(script, { show: false, inBackground }));
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

const leftOutLine = (need: Need, tests: readonly TestResult[]): string => {
  const count = tests.filter(({ outcome, needs }) => outcome === 'not run' && needs.includes(need)).length;
  return `Left out: ${count} tests that need ${need}. To run them, ${HOW[need]}.`;
};

const runAll = async (): Promise<boolean> => {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const done = [...(await runLanes(LANES, execute)), ...(await runLanes([[LAST]], execute))];

  const tests = readResults(leftOut);
  const counted = (outcome: string): number => tests.filter((test) => test.outcome === outcome).length;
  const failedTests = counted('failed') + counted('skipped');
  const broken = done.filter(({ result }) => result !== 'ok');
  // A failed check that has no tests counts as one failure; so does a runner that stopped before it could
  // report a failed test.
  const brokenChecks = broken.filter(({ name }) => !TEST_STEPS.includes(name)).length;
  const silentRunners = broken.length > brokenChecks && failedTests === 0 ? broken.length - brokenChecks : 0;
  const failed = failedTests + brokenChecks + silentRunners;

  // Said again at the end, where whoever reads the figures looks, and where a long log was not cut.
  for (const { name, result } of broken)
    process.stdout.write(`\n--- ${name} ${result}:\n${endOf(outputs.get(name) ?? '')}\n`);
  process.stdout.write(`\n${table(done)}\n`);
  for (const need of NEEDS.filter((each) => leftOut.includes(each)))
    process.stdout.write(`${leftOutLine(need, tests)}\n`);
  if (leftOut.length > 0) process.stdout.write(`${counted('not run')} not run\n`);
  process.stdout.write(`${counted('passed')} passed, ${failed} failed\n`);
  return broken.length === 0 && failed === 0;
};

for (const need of refused)
  process.stderr.write(`${need} is missing, and with CI set everything must be there: ${HOW[need]}.\n`);
process.exitCode = refused.length === 0 && (await runAll()) ? 0 : 1;
