/**
 * Long lists (quality gate P5): number of elements, and the longest task while scrolling with the CPU slowed
 * down four times.
 */
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { TABLE } from './deadlineTable.ts';
import { openBrowser, openSlowPage } from './measure/browser.ts';
import { atMost, type Gate, middleOf, report } from './measure/gates.ts';
import { startPortal } from './measure/portal.ts';

const ITEMS = 5000;
const MOST_NODES = 1500;
const LONGEST_TASK_MS = 50;
const RUNS = 5;
const STEPS = 30;
const STEP_PX = 700;
const STEP_MS = 120;
/** At the end of a financial year, 60 rules give only 230 dates to come. */
const DEADLINE_COPIES = 22;

interface List {
  readonly name: string;
  readonly path: string;
  readonly open?: (page: Page) => Promise<void>;
}

const lists: readonly List[] = [
  {
    name: 'transactions',
    path: '/dashboard',
    open: (page) => page.getByRole('tab', { name: 'Transactions' }).click(),
  },
  {
    name: 'payments',
    path: '/payments',
    // The chart is drawn after the list.
    open: (page) => page.locator('canvas').first().waitFor(),
  },
  { name: 'files', path: '/filecabinet' },
  { name: 'notifications', path: '/notifications' },
  {
    name: 'deadlines',
    path: '/deadlines',
    open: async (page) => {
      await page.getByRole('tab', { name: 'All' }).click();
      await page.getByRole('button', { name: /^Later months: / }).click();
      await page.getByRole('list', { name: 'Later dates' }).scrollIntoViewIfNeeded();
    },
  },
];

interface DeadlineTable {
  readonly rules: readonly { readonly id: string }[];
}

/** The sandbox's table so many times over that at least as many dates as items are still to come. */
const manyDeadlines = (): DeadlineTable => {
  const table: DeadlineTable = JSON.parse(readFileSync(TABLE, 'utf8'));
  const copyOf = (copy: number): DeadlineTable['rules'] =>
    table.rules.map((rule) => ({ ...rule, id: `${rule.id}-${copy}` }));
  return { ...table, rules: Array.from({ length: DEADLINE_COPIES }, (_, copy) => copyOf(copy)).flat() };
};

interface Measured {
  readonly nodes: number;
  readonly longest: number;
}

const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longest = { duration: 0 };
    Object.assign(globalThis, { longest });
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries())
        longest.duration = Math.max(longest.duration, duration);
    }).observe({ type: 'longtask' });
  });

const scroll = async (page: Page): Promise<number> => {
  let nodes = 0;
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, STEP_PX);
    await page.waitForTimeout(STEP_MS);
    nodes = Math.max(nodes, await page.locator('*').count());
  }
  return nodes;
};

const measure = async (context: BrowserContext, address: string, list: List): Promise<Measured> => {
  const page = await openSlowPage(context, `${address}${list.path}`);
  await list.open?.(page);
  // The navigation is a list too.
  await page.getByRole('main').getByRole('listitem').first().waitFor();
  await page.waitForTimeout(1500);
  await page.mouse.move(600, 500);
  await watchTasks(page);
  const nodes = await scroll(page);
  // The browser reports only tasks of at least 50 ms; no report counts as 0.
  const longest = await page.evaluate(() => {
    const found: unknown = Reflect.get(globalThis, 'longest');
    return typeof found === 'object' && found !== null ? Number(Reflect.get(found, 'duration')) : Number.NaN;
  });
  await page.close();
  return { nodes, longest };
};

const portal = await startPortal({ orders: ITEMS, files: ITEMS, notifications: ITEMS });
const { context, close } = await openBrowser(portal);
await context.route('**/deadlines.json', (route) => route.fulfill({ json: manyDeadlines() }));
try {
  const gates: Gate[] = [];
  const [only] = process.argv.slice(2);
  for (const list of lists.filter(({ name }) => only === undefined || name === only)) {
    const runs: Measured[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(context, portal.address, list));
    const nodes = middleOf(runs.map((run) => run.nodes));
    const longest = middleOf(runs.map((run) => run.longest));
    gates.push(atMost(`P5 ${ITEMS} ${list.name}, elements`, nodes, { budget: MOST_NODES, unit: '' }));
    gates.push(
      atMost(`P5 ${ITEMS} ${list.name}, longest task`, longest, { budget: LONGEST_TASK_MS, unit: 'ms' }),
    );
  }
  report(gates);
} finally {
  await close();
  await portal.stop();
}
