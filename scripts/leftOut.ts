/** Requirements of the tests beyond Node and the packages, which a plain machine may lack. */
export const NEEDS = ['Chromium', 'PostgreSQL', 'nginx'] as const;
export type Need = (typeof NEEDS)[number];

/** How to get it, as the end of a sentence. */
export const HOW: Readonly<Record<Need, string>> = {
  Chromium:
    'install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to a Chromium or Chrome',
  PostgreSQL:
    'start a server on 127.0.0.1:5432 (on Debian: sudo apt-get install postgresql), or set DATABASE_URL_TEST to one that lets its role create databases',
  nginx:
    'install it (on Debian: sudo apt-get install nginx-light) and have it on the PATH, where root finds it',
};

export interface Plan {
  /** Tests that need one of these are counted as not run. */
  readonly leftOut: readonly Need[];
  /** What is missing but mandatory: the run ends before it begins. */
  readonly refused: readonly Need[];
}

/**
 * The plan of a run: whatever the machine lacks is left out, or refused when everything is mandatory, as in
 * CI.
 */
export const planFor = (found: ReadonlySet<Need>, mustBeThere: boolean): Plan => {
  const missing = NEEDS.filter((need) => !found.has(need));
  return mustBeThere ? { leftOut: [], refused: missing } : { leftOut: missing, refused: [] };
};

/** Whether everything is mandatory: CI is set, and neither empty nor 'false'. */
export const isCi = (environment: Readonly<Record<string, string | undefined>>): boolean =>
  !['', 'false', '0'].includes(environment['CI'] ?? '');

const MARK = /\(needs (\w+)\)/g;

/** The needs named by the titles above a test, such as 'The example (needs nginx)'. */
export const needsIn = (titles: readonly string[]): readonly Need[] => {
  const named = titles.flatMap((title) => [...title.matchAll(MARK)].map(([, need]) => need));
  return NEEDS.filter((need) => named.includes(need));
};
