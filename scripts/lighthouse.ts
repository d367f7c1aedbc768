/**
 * Lighthouse on a phone (quality gates P1 and P2): Login, and a dashboard with 40 tasks, 30 quotations and 50
 * orders.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findHeadlessChromium } from './chromium.ts';
import { runNode } from './command.ts';
import { openBrowser } from './measure/browser.ts';
import { atLeast, atMost, type Gate, middleOf, report } from './measure/gates.ts';
import { type MeasuredPortal, startPortal } from './measure/portal.ts';

const LIGHTHOUSE = 'tools/node_modules/lighthouse/cli/index.js';
const RESULTS = '.cache/lighthouse';
const RUNS = 5;
/** Of what Lighthouse asks for search engines; 'Learn More' (the specification's) may cost a point. */
const FOUND = 98;

/** Lighthouse's message for an incomplete browser trace, which says nothing about the page. */
const ASKS_FOR_ANOTHER_RUN = 'Please run Lighthouse again';
const ATTEMPTS = 3;

interface Page {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly score: number;
  readonly firstMs?: number;
  readonly blockingMs?: number;
  readonly shift?: number;
  /** How much later than its first paint its largest may come. */
  readonly laterMs?: number;
}

const pages: readonly Page[] = [
  {
    name: 'P1 login',
    path: '/login',
    isSignedIn: false,
    score: 98,
    firstMs: 900,
    blockingMs: 100,
    shift: 0.02,
    laterMs: 150,
  },
  { name: 'P2 dashboard', path: '/dashboard', isSignedIn: true, score: 96 },
];

interface LighthouseResult {
  readonly categories: Readonly<Record<'performance' | 'seo', { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

interface Visit {
  readonly profile: string | undefined;
  /** Reckoned from a fast visit, as Lighthouse's score is, or a line and processor that are really slow. */
  readonly throttling: 'simulate' | 'devtools';
}

/**
 * One run in a browser of its own that nothing else observes: a second observer makes the browser parse
 * scripts again to locate the origin of calls. The headless shell, when there is one, draws no window. Every
 * run fetches the files again.
 */
const runOnce = async (
  address: string,
  { profile, throttling }: Visit,
  attemptsLeft = ATTEMPTS,
): Promise<LighthouseResult> => {
  const file = `${RESULTS}/run.json`;
  const cache = mkdtempSync(join(tmpdir(), 'cache-'));
  const browserFlags = [
    '--headless',
    ...chromiumFlags,
    `--disk-cache-dir=${cache}`,
    ...(profile === undefined ? [] : [`--user-data-dir=${profile}`]),
  ];
  const flags = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--only-categories=performance,seo',
    `--throttling-method=${throttling}`,
    `--chrome-flags=${browserFlags.join(' ')}`,
    ...(profile === undefined ? [] : ['--disable-storage-reset']),
  ];
  const run = await runNode([LIGHTHOUSE, address, ...flags], {
    show: false,
    env: { CHROME_PATH: findHeadlessChromium() ?? '' },
  });
  rmSync(cache, { recursive: true, force: true });
  if (run.code !== 0) {
    if (attemptsLeft > 1 && run.output.includes(ASKS_FOR_ANOTHER_RUN))
      return runOnce(address, { profile, throttling }, attemptsLeft - 1);
    throw new Error(run.output);
  }
  const result: LighthouseResult = JSON.parse(readFileSync(file, 'utf8'));
  return result;
};

/** A browser profile in which the measured customer is signed in. */
const signedInProfile = async (portal: MeasuredPortal): Promise<string> => {
  const kept = mkdtempSync(join(tmpdir(), 'profile-'));
  const { context } = await openBrowser(portal, kept);
  await context.close();
  return kept;
};

const gatesOf = (page: Page, runs: readonly LighthouseResult[]): readonly Gate[] => {
  const audit = (name: string): number =>
    middleOf(runs.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const index = Math.round(middleOf(runs.map(({ environment }) => environment.benchmarkIndex)));
  const score = (of: 'performance' | 'seo'): number =>
    Math.round(middleOf(runs.map(({ categories }) => categories[of].score)) * 100);
  const name = (what: string): string => `${page.name}, ${what}`;
  const inMs = (what: string, of: string, budget: number | undefined): readonly Gate[] =>
    budget === undefined ? [] : [atMost(name(what), audit(of), { budget, unit: 'ms' })];
  return [
    atLeast(name(`Lighthouse on a phone (benchmarkIndex ${index})`), score('performance'), page.score),
    atLeast(name('Lighthouse for search engines'), score('seo'), FOUND),
    ...inMs('first paint', 'first-contentful-paint', page.firstMs),
    ...inMs('blocking time', 'total-blocking-time', page.blockingMs),
    ...(page.shift === undefined
      ? []
      : [atMost(name('layout shift'), audit('cumulative-layout-shift'), { budget: page.shift, unit: '' })]),
  ];
};

/**
 * The largest paint is measured on a line that is really slow: reckoned from a fast visit it waits for every script that
 * began before it, and one build has 1.7 s in one run and 2.2 s in the next.
 */
const paintGates = async (
  page: Page,
  visit: (page: Page, throttling: 'devtools') => Promise<LighthouseResult>,
): Promise<readonly Gate[]> => {
  if (page.laterMs === undefined) return [];
  const later: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { audits } = await visit(page, 'devtools');
    const at = (paint: string): number => audits[paint]?.numericValue ?? Number.NaN;
    later.push(at('largest-contentful-paint') - at('first-contentful-paint'));
  }
  const figure = Math.round(middleOf(later));
  return [
    atMost(`${page.name}, largest after first paint on a slow line`, figure, {
      budget: page.laterMs,
      unit: 'ms',
    }),
  ];
};

if (existsSync(LIGHTHOUSE)) {
  mkdirSync(RESULTS, { recursive: true });
  const portal = await startPortal({ tasks: 40, quotations: 30, orders: 50 });
  const profile = await signedInProfile(portal);
  const visit = ({ path, isSignedIn }: Page, throttling: Visit['throttling']): Promise<LighthouseResult> =>
    runOnce(portal.address + path, { profile: isSignedIn ? profile : undefined, throttling });
  try {
    const gates: Gate[] = [];
    for (const page of pages) {
      const runs: LighthouseResult[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await visit(page, 'simulate'));
      gates.push(...gatesOf(page, runs), ...(await paintGates(page, visit)));
    }
    report(gates);
  } finally {
    rmSync(profile, { recursive: true, force: true });
    await portal.stop();
  }
} else {
  console.error('Lighthouse is kept apart: npm --prefix tools ci');
  process.exitCode = 1;
}
