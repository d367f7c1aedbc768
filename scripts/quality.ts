/**
 * All speed gates with their figures in one table. Builds first; says how to install Lighthouse when it is
 * missing. Run it on an idle machine, since other load distorts the figures. Start it with `npm run quality`;
 * a name after it, such as `npm run quality -- sizes`, measures only that part.
 */
import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { runNode, runScript } from './command.ts';
import { type Gate, gatesIn, line } from './measure/gates.ts';

interface Part {
  readonly name: string;
  /** What Node runs. */
  readonly args: readonly string[];
  /** The gate of the part as a whole, when it prints a table of its own instead of gates. */
  readonly promise?: string;
}

const RULES = ['node_modules/vitest/vitest.mjs', 'bench', '--run', '--silent', '--project', 'rules (bench)'];
// A larger young generation keeps the garbage collector out of the figures.
const YOUNG_SPACE = '--execArgv=--max-semi-space-size=64';

const parts: readonly Part[] = [
  { name: 'sizes', args: ['scripts/sizes.ts'], promise: 'P1-P3 sizes' },
  { name: 'rules', args: [...RULES, YOUNG_SPACE], promise: 'P7 rules ≤ 2 ms, linear' },
  { name: 'lighthouse', args: ['scripts/lighthouse.ts'] },
  { name: 'interactions', args: ['scripts/interactions.ts'] },
  { name: 'lists', args: ['scripts/longLists.ts'] },
  { name: 'files', args: ['scripts/fileMeasuring.ts'] },
  { name: 'startup', args: ['scripts/startup.ts'] },
];

// Sizes and rules print one line per figure, which already says whether it passed.
const ownTable = (output: string): readonly string[] =>
  output.split('\n').flatMap((text) => (text.trim() === '' ? [] : [`  ${text}`]));

const measure = async ({ name, args, promise }: Part): Promise<readonly Gate[]> => {
  const { code, output } = await runNode(args, { show: false, env: { GATES: 'json' } });
  if (promise !== undefined) {
    for (const text of ownTable(output)) console.log(text);
    return [{ name: promise, figure: 'as above', budget: 'as above', isPassed: code === 0 }];
  }
  const gates = gatesIn(output);
  if (gates.length > 0) return gates;
  console.log(output.slice(-2000));
  return [{ name: `${name} could not be measured`, figure: '', budget: '', isPassed: false }];
};

const load = (): string => loadavg()[0]?.toFixed(1) ?? '?';

// As a release is built: what npm start builds is packed less tightly.
const built = await Promise.all(
  ['build', 'build:sandbox'].map((script) => runScript(script, { show: false })),
);
const failed = built.find(({ code }) => code !== 0);
if (failed === undefined) {
  if (!existsSync('tools/node_modules/lighthouse')) {
    console.log('Lighthouse is not installed: npm --prefix tools ci');
  }
  const [only] = process.argv.slice(2);
  const gates: Gate[] = [];
  for (const part of parts.filter(({ name }) => only === undefined || name === only)) {
    console.log(`${part.name}, the machine's load is ${load()}`);
    gates.push(...(await measure(part)));
  }
  console.log(`\n${gates.map((gate) => line(gate)).join('\n')}`);
  const missed = gates.filter(({ isPassed }) => !isPassed).length;
  console.log(
    `\n${gates.length - missed} of ${gates.length} gates pass; the machine's load at the end is ${load()}`,
  );
  if (missed > 0) process.exitCode = 1;
} else {
  console.error(failed.output);
  process.exitCode = 1;
}
