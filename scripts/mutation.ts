import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Mutation scores by Stryker, one feature at a time, so that a mutant of a table or a regular expression runs
 * only the tests of its own feature. `npm run mutation [-- domain|application [feature …]]`
 */
const GATES = { domain: 97, application: 95 } as const;
type Layer = keyof typeof GATES;

const REPORTS = '.cache/mutation';
const STRYKER = 'tools/node_modules/@stryker-mutator/core/bin/stryker.js';
const DETECTED = new Set(['Killed', 'Timeout']);
// Stryker's message for a folder that contains only types.
const NOTHING_TO_CHANGE = ' with 0 mutant(s)';
const UNDETECTED = new Set(['Survived', 'NoCoverage']);

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

interface Score {
  readonly feature: string;
  readonly detected: number;
  readonly total: number;
  readonly survivors: readonly string[];
}

const [layer = 'domain', ...only] = process.argv.slice(2);
if (layer !== 'domain' && layer !== 'application') throw new Error('domain or application');

const featuresOf = (folder: string): readonly string[] =>
  readdirSync(folder).filter(
    (name) => statSync(join(folder, name)).isDirectory() && (only.length === 0 || only.includes(name)),
  );

const configurationFor = (where: Layer, feature: string): object => ({
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [`src/${where}/${feature}/**/*.ts`],
  coverageAnalysis: 'perTest',
  // TypeScript 7 has no programming interface with which Stryker could read a configuration.
  tsconfigFile: 'tsconfig.none.json',
  reporters: ['json'],
  jsonReporter: { fileName: `${REPORTS}/${where}-${feature}.json` },
  tempDirName: `.cache/stryker-${where}-${feature}`,
  // The compiler's project files must not be ignored: Vite follows their references.
  ignorePatterns: [
    '.cache',
    '.git',
    'dist',
    'dist-maps',
    'dist-sandbox',
    'docs',
    'public',
    'tools',
    'sandbox/**/*.ts',
    'tests/journeys',
  ],
  concurrency: 2,
  timeoutMS: 20_000,
  timeoutFactor: 4,
  disableTypeChecks: true,
  thresholds: { high: 95, low: 90, break: null },
});

const scoreOf = (where: Layer, feature: string): Score => {
  const report: Report = JSON.parse(readFileSync(`${REPORTS}/${where}-${feature}.json`, 'utf8'));
  const mutants = Object.entries(report.files).flatMap(([file, { mutants: all }]) =>
    all.map((mutant) => ({ file, mutant })),
  );
  const undetected = mutants.filter(({ mutant }) => UNDETECTED.has(mutant.status));
  const detected = mutants.filter(({ mutant }) => DETECTED.has(mutant.status)).length;
  const survivors = undetected.map(
    ({ file, mutant }) =>
      `${file}:${mutant.location.start.line}:${mutant.location.start.column} ${mutant.mutatorName} -> ${mutant.replacement ?? ''}`,
  );
  return { feature, detected, total: detected + undetected.length, survivors };
};

const measure = (where: Layer, feature: string): Score | undefined => {
  const configuration = join(REPORTS, `${where}-${feature}.conf.json`);
  writeFileSync(configuration, JSON.stringify(configurationFor(where, feature), undefined, 2));
  const env = { ...process.env, MUTATED_TESTS: `tests/${where}/${feature}` };
  const { status, stdout } = spawnSync(process.execPath, [STRYKER, 'run', configuration], {
    env,
    encoding: 'utf8',
  });
  if (stdout.includes(NOTHING_TO_CHANGE)) return { feature, detected: 0, total: 0, survivors: [] };
  if (status !== 0 || !existsSync(`${REPORTS}/${where}-${feature}.json`)) {
    process.stdout.write(`${feature}: not measured\n${stdout.slice(-1500)}\n`);
    return undefined;
  }
  return scoreOf(where, feature);
};

const percent = (detected: number, total: number): number => (total === 0 ? 100 : (100 * detected) / total);

if (!existsSync(STRYKER)) {
  spawnSync('npm', ['--prefix', 'tools', 'ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
}
mkdirSync(REPORTS, { recursive: true });
const scores = featuresOf(`src/${layer}`).map((feature) => {
  const score = measure(layer, feature);
  if (score !== undefined) {
    const figure = percent(score.detected, score.total).toFixed(1);
    process.stdout.write(
      `${feature.padEnd(16)}${figure.padStart(6)} %  ${score.detected} of ${score.total}\n`,
    );
    for (const survivor of score.survivors) process.stdout.write(`    ${survivor}\n`);
  }
  return score;
});
const measured = scores.filter((score) => score !== undefined);
const detected = measured.reduce((sum, score) => sum + score.detected, 0);
const total = measured.reduce((sum, score) => sum + score.total, 0);
const result = percent(detected, total);
const isGood = result >= GATES[layer] && measured.length === scores.length;
process.stdout.write(
  `${layer}: ${result.toFixed(1)} % (${detected} of ${total}), gate ${GATES[layer]} %: ${isGood ? 'pass' : 'FAIL'}\n`,
);
process.exitCode = isGood ? 0 : 1;
