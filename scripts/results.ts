import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Outcome = 'passed' | 'failed' | 'skipped';

export interface TestResult {
  readonly title: string;
  readonly outcome: Outcome;
}

/** Where every runner leaves its JSON result file. */
export const RESULTS = '.cache/results';

interface VitestFile {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

interface Suite {
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

const outcomeOf = (status: string): Outcome => {
  if (status === 'passed' || status === 'expected') return 'passed';
  return ['skipped', 'pending', 'todo', 'disabled'].includes(status) ? 'skipped' : 'failed';
};

const vitestResults = (file: VitestFile): readonly TestResult[] =>
  file.testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.map((test) => ({ title: test.title, outcome: outcomeOf(test.status) }));
    // A file that does not even load has no tests in it: it counts as one failure, not as nothing.
    const silent = status === 'failed' && !tests.some((test) => test.outcome === 'failed');
    return silent ? [...tests, { title: name, outcome: 'failed' as const }] : tests;
  });

const suiteResults = (suite: Suite): readonly TestResult[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map((test) => ({ title, outcome: outcomeOf(test.status) })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => suiteResults(inner)),
];

const playwrightResults = (file: PlaywrightFile): readonly TestResult[] => [
  ...file.suites.flatMap((suite) => suiteResults(suite)),
  ...(file.errors ?? []).map(() => ({
    title: 'a journey file that does not run',
    outcome: 'failed' as const,
  })),
];

/** The tests of one result file, whichever runner wrote it. */
export const resultsOf = (text: string): readonly TestResult[] => {
  const file: VitestFile | PlaywrightFile = JSON.parse(text);
  return 'testResults' in file ? vitestResults(file) : playwrightResults(file);
};

/** Every test of the last runs. */
export const readResults = (): readonly TestResult[] => {
  if (!existsSync(RESULTS)) return [];
  return readdirSync(RESULTS)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => resultsOf(readFileSync(join(RESULTS, name), 'utf8')));
};
