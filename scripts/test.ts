import { mkdirSync, rmSync } from 'node:fs';
import { runScript } from './command.ts';
import { readResults, RESULTS } from './results.ts';

interface Step {
  readonly name: string;
  readonly script: string;
  readonly needs?: string;
}

interface Done {
  readonly name: string;
  readonly seconds: number;
  readonly result: 'ok' | 'failed' | 'not run';
}

const STEPS: readonly Step[] = [
  { name: 'types', script: 'check:types' },
  { name: 'lint', script: 'check:lint' },
  { name: 'format', script: 'check:format' },
  { name: 'unused', script: 'check:unused' },
  { name: 'rules', script: 'test:rules' },
  { name: 'screens', script: 'test:screens' },
  { name: 'build', script: 'build' },
  { name: 'sandbox', script: 'build:sandbox' },
  { name: 'contract', script: 'test:contract', needs: 'sandbox' },
  { name: 'journeys', script: 'test:journeys', needs: 'build' },
  { name: 'trace', script: 'trace' },
];

const TEST_STEPS = ['rules', 'screens', 'contract', 'journeys'];

const run = async (step: Step, before: readonly Done[]): Promise<Done> => {
  const needed = before.find(({ name }) => name === step.needs);
  if (needed !== undefined && needed.result !== 'ok')
    return { name: step.name, seconds: 0, result: 'not run' };
  process.stdout.write(`\n--- ${step.name}\n`);
  const started = performance.now();
  const { code } = await runScript(step.script, { show: true });
  const seconds = (performance.now() - started) / 1000;
  return { name: step.name, seconds, result: code === 0 ? 'ok' : 'failed' };
};

const table = (done: readonly Done[]): string =>
  done
    .map(({ name, seconds, result }) => `${name.padEnd(10)}${seconds.toFixed(1).padStart(7)} s  ${result}`)
    .join('\n');

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const done: Done[] = [];
for (const step of STEPS) done.push(await run(step, done));

const tests = readResults();
const failedTests = tests.filter(({ outcome }) => outcome !== 'passed').length;
const broken = done.filter(({ result }) => result !== 'ok');
// A check without tests that failed counts as one; so does a runner that stopped before it could name a failed test.
const brokenChecks = broken.filter(({ name }) => !TEST_STEPS.includes(name)).length;
const silentRunners = broken.length > brokenChecks && failedTests === 0 ? broken.length - brokenChecks : 0;
const failed = failedTests + brokenChecks + silentRunners;

process.stdout.write(`\n${table(done)}\n`);
process.stdout.write(`${tests.length - failedTests} passed, ${failed} failed\n`);
process.exitCode = broken.length > 0 || failed > 0 ? 1 : 0;
