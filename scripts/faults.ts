/** Tests every call against every fault and prints the table of both. Start it with `npm run faults`. */
import { runNode } from './command.ts';

interface Row {
  readonly call: string;
  readonly at: string;
  readonly cells: Readonly<Record<string, string>>;
}

const COLUMNS = [
  'lost',
  'reset',
  'slow',
  '400',
  '401',
  '403',
  '404',
  '409',
  '413',
  '429',
  '500',
  '503',
  'empty',
  'html',
  'shape',
  'cut',
  'healed',
];
const NAME_WIDTH = 72;

const rowsIn = (output: string): readonly Row[] =>
  output.split('\n').flatMap((line) => {
    const at = line.indexOf('faults {');
    if (at === -1) return [];
    const row: Row = JSON.parse(line.slice(at + 'faults '.length));
    return [row];
  });

const mark = (outcome: string | undefined): string => {
  if (outcome === undefined) return '?';
  return outcome === 'pass' ? 'pass' : 'FAIL';
};

const line = (name: string, cells: readonly string[]): string =>
  `${name.slice(0, NAME_WIDTH - 1).padEnd(NAME_WIDTH)}${cells.map((cell) => cell.padEnd(7)).join('')}`;

const began = performance.now();
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'screens', 'tests/ui/faults'];
const run = await runNode([...vitest, '--disable-console-intercept', '--no-color'], {
  show: false,
  env: { VITE_FAULTS_TABLE: '1' },
});
const rows = rowsIn(run.output);
console.log(line('call, on page', COLUMNS));
for (const { call, at, cells } of rows)
  console.log(
    line(
      `${call}, ${at}`,
      COLUMNS.map((column) => mark(cells[column])),
    ),
  );
const all = rows.flatMap(({ call, cells }) =>
  COLUMNS.map((column) => ({ call, column, outcome: cells[column] })),
);
const failed = all.filter(({ outcome }) => outcome !== 'pass');
for (const { call, column, outcome } of failed) console.log(`${call}, ${column}: ${outcome ?? 'not tried'}`);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  `${rows.length} calls on their pages, ${all.length - failed.length} of ${all.length} cells pass, ${seconds} s`,
);
if (run.code !== 0 || rows.length === 0) {
  if (failed.length === 0) console.log(run.output.slice(-4000));
  process.exitCode = 1;
}
