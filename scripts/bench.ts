/**
 * Measures the rules that must stay fast for any amount of data: the time at the gate's size (median of five
 * runs), and how the best time grows with ten times the input. Fails past a gate. Start it with `npm run
 * bench`.
 */
import { readFileSync, rmSync } from 'node:fs';
import { runNode } from './command.ts';

interface Rule {
  readonly file: string;
  readonly title: string;
  readonly size: number;
  /** Milliseconds, where its answer may take longer than most. */
  readonly gate?: number;
}

interface Measured {
  readonly rule: Rule;
  readonly median: number;
  readonly best: number;
  readonly bestOfMore: number;
}

const rules: readonly Rule[] = [
  { file: 'showIf', title: 'show_if, chained questions', size: 1000 },
  { file: 'totals', title: 'totals, cart lines', size: 1000 },
  { file: 'fileFilter', title: 'filter, cabinet files', size: 5000 },
  { file: 'deadlines', title: 'a year of deadlines, rules', size: 60 },
  { file: 'payments', title: 'payments by month, orders', size: 5000, gate: 50 },
];

const RESULTS = '.cache/bench';
const GATE_MS = 2;
const TIMES_MORE = 10;
// Ten times the keys of a plain Map cost ten to fifteen times as much, because fewer fit the processor's
// caches, and more on a busy machine; a rule that compares every pair would cost a hundred times as much.
const GROWTH_GATE = 20;

const RUNS = 5;
// A larger young generation keeps the garbage collector out of the growth figure.
const YOUNG_SPACE = '--execArgv=--max-semi-space-size=64';

/** Milliseconds for one call: the median, and the best, which other load on the machine disturbs least. */
interface Timing {
  readonly median: number;
  readonly best: number;
}

const numberAt = (value: unknown, ...path: readonly string[]): number => {
  const found = path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
  if (typeof found !== 'number') throw new Error(`The benchmark wrote no ${path.join('.')}.`);
  return found;
};

const timingOf = (rule: Rule, size: number): Timing => {
  const result: unknown = JSON.parse(readFileSync(`${RESULTS}/${rule.file}-${size}.json`, 'utf8'));
  return { median: numberAt(result, 'latency', 'p50'), best: numberAt(result, 'latency', 'min') };
};

const measure = async (): Promise<readonly Measured[]> => {
  rmSync(RESULTS, { recursive: true, force: true });
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'bench',
    '--run',
    '--project',
    'rules (bench)',
    YOUNG_SPACE,
  ];
  const run = await runNode(vitest, { show: false });
  if (run.code !== 0) throw new Error(run.output);
  return rules.map((rule) => {
    const { median, best } = timingOf(rule, rule.size);
    return { rule, median, best, bestOfMore: timingOf(rule, rule.size * TIMES_MORE).best };
  });
};

const middleOf = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;

const line = (name: string, figure: string, isWithin: boolean): void => {
  console.log(`${name.padEnd(36)}${figure.padStart(24)}  ${isWithin ? 'pass' : 'FAIL'}`);
};

const toResult = (rule: Rule, measured: readonly Measured[]): boolean => {
  const own = measured.filter((one) => one.rule === rule);
  const median = middleOf(own.map((one) => one.median));
  const growth = Math.min(...own.map((one) => one.bestOfMore)) / Math.min(...own.map((one) => one.best));
  const { gate = GATE_MS } = rule;
  line(`${rule.title} (${rule.size})`, `${median.toFixed(3)} ms, gate ${gate} ms`, median <= gate);
  line(
    `  ${TIMES_MORE} times the input`,
    `${growth.toFixed(1)} x, gate ${GROWTH_GATE} x`,
    growth <= GROWTH_GATE,
  );
  return median <= gate && growth <= GROWTH_GATE;
};

const measured: Measured[] = [];
for (let run = 0; run < RUNS; run += 1) measured.push(...(await measure()));
process.exitCode = rules.map((rule) => toResult(rule, measured)).every(Boolean) ? 0 : 1;
