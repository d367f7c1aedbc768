/**
 * A 20 MB PDF and a photograph of twelve megapixels are chosen at the file cabinet with the CPU slowed down four times
 * (CHECK-02): the page's longest task while a worker measures them, in processor time, and the memory that the page's
 * process takes at most.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import PdfKit from 'pdfkit';
import { chromiumFlags, findChromium } from './chromium.ts';
import { openSlowPage } from './measure/browser.ts';
import { atMost, type Gate, middleOf, report } from './measure/gates.ts';
import { type MeasuredPortal, startPortal } from './measure/portal.ts';

const RUNS = 3;
const QUIET_MS = 1000;
const LONGEST_TASK_MS = 50;
const MOST_MEGABYTES = 500;

const ATTACHED_BYTES = 19_900_000;

/** A PDF of almost 20 MB, since its attachment cannot be packed; its encryption is that of version 1.4. */
const largePdf = (lock: {
  readonly userPassword?: string;
  readonly ownerPassword?: string;
}): Promise<Buffer> => {
  const document = new PdfKit({ pdfVersion: '1.4', ...lock });
  document.text('Statement of account').file(randomBytes(ATTACHED_BYTES), { name: 'scan.bin' });
  document.end();
  return buffer(document);
};

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of any page's main thread in milliseconds of processor time. */
const longestOf = (events: readonly Traced[]): number => {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const isMain = (one: Traced): boolean => mains.some(({ pid, tid }) => pid === one.pid && tid === one.tid);
  const tasks = events.filter((one) => one.name.endsWith('RunTask') && isMain(one));
  if (tasks.length === 0) throw new Error('The trace has no tasks.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
};

/** The most memory in MB that a page's process has taken since it began; only Linux says. */
const peakMemory = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  const peaks = pages.map(({ id }) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return Math.max(0, ...peaks.map((peak) => Number(peak ?? 0) / 1024));
};

const signedIn = async (browser: Browser, portal: MeasuredPortal): Promise<BrowserContext> => {
  const context = await browser.newContext();
  await context.addInitScript((token) => localStorage.setItem('access_token', token), portal.token);
  return context;
};

/** Ends once the page has had no long task for a second, so that none of its own list is measured. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        }).observe({ type: 'longtask' });
      }),
    QUIET_MS,
  );

/** Chooses a file; ends with the worker that measures it. */
const choose = async (page: Page, file: string): Promise<void> => {
  const ended = new Promise<void>((resolve) => {
    page.once('worker', (worker) => worker.once('close', () => resolve()));
  });
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await ended;
};

interface Measured {
  readonly longest: number;
  readonly before: number;
  readonly peak: number;
}

const measure = async (browser: Browser, portal: MeasuredPortal, file: string): Promise<Measured> => {
  const context = await signedIn(browser, portal);
  const page = await openSlowPage(context, `${portal.address}/filecabinet`);
  await page.getByRole('listitem').first().waitFor();
  await page.waitForLoadState('networkidle');
  await settled(page);
  const before = await peakMemory(browser);
  const session = await context.newCDPSession(page);
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    const part: readonly Traced[] = JSON.parse(JSON.stringify(value));
    events.push(...part);
  });
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', '__metadata'] } });
  await choose(page, file);
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await ended;
  const peak = await peakMemory(browser);
  await context.close();
  return { longest: longestOf(events), before, peak };
};

const gatesOf = (name: string, runs: readonly Measured[]): readonly Gate[] => {
  const before = Math.round(middleOf(runs.map((run) => run.before)));
  return [
    atMost(`CHECK-02 ${name}, longest task`, Math.max(...runs.map((run) => run.longest)), {
      budget: LONGEST_TASK_MS,
      unit: 'ms',
    }),
    atMost(`CHECK-02 ${name}, memory (${before} MB before)`, Math.max(...runs.map((run) => run.peak)), {
      budget: MOST_MEGABYTES,
      unit: 'MB',
    }),
  ];
};

const portal = await startPortal({ files: 20 });
const folder = mkdtempSync(join(tmpdir(), 'files-'));
const executablePath = findChromium();
if (executablePath === undefined)
  throw new Error('Measuring needs Chromium: run npx node scripts/chromium.ts.');
const launch = (): Promise<Browser> => chromium.launch({ executablePath, args: [...chromiumFlags] });
try {
  const files = {
    // Twelve megapixels.
    'photograph.jpg': readFileSync('tests/data/files/turn1.jpeg'),
    'large.pdf': await largePdf({}),
    'largeLocked.pdf': await largePdf({ userPassword: 'secret' }),
    'largeOwnerLocked.pdf': await largePdf({ ownerPassword: 'secret' }),
  };
  const gates: Gate[] = [];
  for (const [name, bytes] of Object.entries(files)) {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    const runs: Measured[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const browser = await launch();
      runs.push(await measure(browser, portal, file));
      await browser.close();
    }
    gates.push(...gatesOf(`${name} of ${(bytes.length / 1e6).toFixed(1)} MB`, runs));
  }
  report(gates);
} finally {
  rmSync(folder, { recursive: true, force: true });
  await portal.stop();
}
