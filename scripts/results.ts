import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Need, needsIn } from './leftOut.ts';

/** 'not run': the machine lacks what the test needs, and the plan leaves it out. */
export type Outcome = 'passed' | 'failed' | 'skipped' | 'not run';

export interface TestResult {
  readonly title: string;
  readonly outcome: Outcome;
  /** Requirements beyond Node and the packages. */
  readonly needs: readonly Need[];
}

/** The folder to which every runner writes its JSON result file. */
export const RESULTS = '.cache/results';

interface VitestTest {
  readonly title: string;
  readonly status: string;
  readonly ancestorTitles?: readonly string[];
}

interface VitestFile {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly VitestTest[];
  }[];
}

interface Suite {
  readonly title?: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

interface Spec {
  readonly title: string;
  readonly tests: readonly { readonly status: string }[];
}

interface PlaywrightFile {
  readonly suites: readonly Suite[];
  readonly errors?: readonly unknown[];
}

const SKIPPED = ['skipped', 'pending', 'todo', 'disabled'];

const outcomeOf = (status: string): Outcome => {
  if (status === 'passed' || status === 'expected') return 'passed';
  return SKIPPED.includes(status) ? 'skipped' : 'failed';
};

const failure = (title: string): TestResult => ({ title, outcome: 'failed', needs: [] });

const vitestResults = (file: VitestFile): readonly TestResult[] =>
  file.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.map((test) => ({
      title: test.title,
      outcome: outcomeOf(test.status),
      needs: needsIn(test.ancestorTitles ?? []),
    }));
    // A file that fails to load contains no tests, so it counts as one failure.
    const silent = status === 'failed' && !tests.some((test) => test.outcome === 'failed');
    return silent ? [...tests, failure(name)] : tests;
  });

const suiteResults = (suite: Suite, above: readonly Need[]): readonly TestResult[] => {
  const needs = [...above, ...needsIn([suite.title ?? ''])];
  return [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map((test) => ({ title, outcome: outcomeOf(test.status), needs })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => suiteResults(inner, needs)),
  ];
};

const playwrightResults = (file: PlaywrightFile): readonly TestResult[] => [
  ...file.suites.flatMap((suite) => suiteResults(suite, ['Chromium'])),
  ...(file.errors ?? []).map(() => failure('a journey file that does not run')),
];

/** The tests of one result file of either runner; a skipped test is not run when its need was left out. */
export const resultsOf = (text: string, leftOut: readonly Need[] = []): readonly TestResult[] => {
  const file: VitestFile | PlaywrightFile = JSON.parse(text);
  const results = 'testResults' in file ? vitestResults(file) : playwrightResults(file);
  return results.map((test) => {
    const isNotRun = test.outcome === 'skipped' && test.needs.some((need) => leftOut.includes(need));
    return isNotRun ? { ...test, outcome: 'not run' } : test;
  });
};

/** The parts of `npm test`, whose results prove the rows. */
export const PROVING = ['rules', 'house', 'screens', 'flows'];

const fileOf = (part: string): string => join(RESULTS, `${part}.json`);

/** Those of the parts that have not been run here. */
export const notRunHere = (parts: readonly string[] = PROVING): readonly string[] =>
  parts.filter((part) => !existsSync(fileOf(part)));

/** Every test of the latest runs of these parts. */
export const readResults = (
  leftOut: readonly Need[],
  parts: readonly string[] = PROVING,
): readonly TestResult[] =>
  parts
    .map(fileOf)
    .filter((file) => existsSync(file))
    .flatMap((file) => resultsOf(readFileSync(file, 'utf8'), leftOut));
