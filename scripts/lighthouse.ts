/** Lighthouse on a phone (quality gates P1 and P2): Login, and a dashboard with 40 tasks, 30 quotations, 50 orders. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { runNode } from './command.ts';
import { openBrowser } from './measure/browser.ts';
import { atLeast, atMost, type Gate, middleOf, report } from './measure/gates.ts';
import { startPortal } from './measure/portal.ts';
import { freePort } from './port.ts';

const LIGHTHOUSE = 'tools/node_modules/lighthouse/cli/index.js';
const RESULTS = '.cache/lighthouse';
const RUNS = 5;

interface Page {
  readonly name: string;
  readonly path: string;
  readonly score: number;
  readonly paintMs: number;
  readonly blockingMs?: number;
  readonly shift?: number;
}

const pages: readonly Page[] = [
  { name: 'P1 login', path: '/login', score: 96, paintMs: 1900, blockingMs: 160, shift: 0.02 },
  { name: 'P2 dashboard', path: '/dashboard', score: 90, paintMs: 2200 },
];

interface LighthouseResult {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

/** A first visit: the customer stays signed in, the files are fetched anew. */
const forgetFiles = async (context: BrowserContext): Promise<void> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.close();
};

const runOnce = async (address: string, port: number): Promise<LighthouseResult> => {
  const file = `${RESULTS}/run.json`;
  const flags = ['--output=json', `--output-path=${file}`, '--quiet', '--only-categories=performance'];
  const run = await runNode([LIGHTHOUSE, address, `--port=${port}`, '--disable-storage-reset', ...flags], {
    show: false,
  });
  if (run.code !== 0) throw new Error(run.output);
  const result: LighthouseResult = JSON.parse(readFileSync(file, 'utf8'));
  return result;
};

const gatesOf = (page: Page, runs: readonly LighthouseResult[]): readonly Gate[] => {
  const audit = (name: string): number =>
    middleOf(runs.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const index = Math.round(middleOf(runs.map(({ environment }) => environment.benchmarkIndex)));
  const score = Math.round(middleOf(runs.map(({ categories }) => categories.performance.score)) * 100);
  const name = (what: string): string => `${page.name}, ${what}`;
  const inMs = (what: string, figure: number, budget: number): Gate =>
    atMost(name(what), figure, { budget, unit: 'ms' });
  return [
    atLeast(name(`Lighthouse on a phone (benchmarkIndex ${index})`), score, page.score),
    inMs('largest paint', audit('largest-contentful-paint'), page.paintMs),
    ...(page.blockingMs === undefined
      ? []
      : [inMs('blocking time', audit('total-blocking-time'), page.blockingMs)]),
    ...(page.shift === undefined
      ? []
      : [atMost(name('layout shift'), audit('cumulative-layout-shift'), { budget: page.shift, unit: '' })]),
  ];
};

if (existsSync(LIGHTHOUSE)) {
  mkdirSync(RESULTS, { recursive: true });
  const portal = await startPortal({ tasks: 40, quotations: 30, orders: 50 });
  const port = await freePort();
  const { context, close } = await openBrowser(portal, port);
  try {
    const gates: Gate[] = [];
    for (const page of pages) {
      const runs: LighthouseResult[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        await forgetFiles(context);
        runs.push(await runOnce(portal.address + page.path, port));
      }
      gates.push(...gatesOf(page, runs));
    }
    report(gates);
  } finally {
    await close();
    await portal.stop();
  }
} else {
  console.error('Lighthouse is kept apart: npm --prefix tools ci');
  process.exitCode = 1;
}
