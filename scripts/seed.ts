import { relative } from 'node:path';

/** The seed of a run may have nine digits. */
export const MOST_SEED = 999_999_999;

const wholeNumber = (name: string): number => {
  const text = process.env[name] || '1';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`${name} is "${text}", which is no whole number of at most nine digits.`);
};

/** Where random values begin in every test; the same seed tries the same values. */
export const SEED = wholeNumber('SEED');

/** How many times the usual number of values each property tries. */
export const TIMES = wholeNumber('TIMES');

/** How to have a run again, as the beginning of its command. */
export const sameAgain = (seed: number | string, times: number | string): string =>
  Number(times) === 1 ? `SEED=${seed}` : `SEED=${seed} TIMES=${times}`;

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

interface Found {
  readonly file: string;
  readonly title: string;
}

/** The tests that failed in a vitest result file; undefined where some did not run at all. */
export const foundIn = (text: string): readonly Found[] | undefined => {
  const { testResults }: Results = JSON.parse(text);
  const files = testResults.map(({ name, status, assertionResults }) => ({
    isBroken: status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    found: assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ title }) => ({ file: relative(process.cwd(), name), title })),
  }));
  return files.length === 0 || files.some(({ isBroken }) => isBroken)
    ? undefined
    : files.flatMap(({ found }) => found);
};
