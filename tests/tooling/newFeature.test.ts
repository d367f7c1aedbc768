import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sectionOf, tablesIn, wordsIn } from './documentedTree';

const PAGE = 'docs/add-a-feature.md';
/** Two cores that others use too take five times as long. */
const PATIENT = { timeout: 180_000 };
/** Its workers are read as files, which Vite only allows inside the project. */
const COPIED_PACKAGE = 'altcha';

const RESULTS = '.cache/results/new.json';

/** What the compiler has kept of its last run. */
const COMPILED = '.cache/tsc';

let copy: string;

/**
 * Where the project was compiled before, the compiler checks only what the features change, a third of the work. It
 * knows the packages again if it takes them for folders of the copy, as it does those of the project.
 */
const copyCompiled = (): void => {
  if (!existsSync(COMPILED)) return;
  // The files of the copy are newer than what was compiled, so that each is compared.
  cpSync(COMPILED, join(copy, COMPILED), { recursive: true, preserveTimestamps: true });
  const file = join(copy, 'tsconfig.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"compilerOptions": {', '$& "preserveSymlinks": true,'));
};

const copyProject = (): void => {
  copy = mkdtempSync(join(tmpdir(), 'new-feature-'));
  const ignored = [
    ...readFileSync('.gitignore', 'utf8')
      .split('\n')
      .map((name) => name.replace('/', '')),
    '.git',
  ];
  cpSync('.', copy, { recursive: true, filter: (path) => !ignored.includes(basename(path)) });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    const [from, to] = [resolve('node_modules', name), join(copy, 'node_modules', name)];
    if (name === COPIED_PACKAGE) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
  copyCompiled();
};

interface Ran {
  readonly code: number;
  readonly shown: string;
  readonly complained: string;
}

const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')),
);

const run = (...command: readonly string[]): Promise<Ran> =>
  new Promise((done) => {
    const options = { cwd: copy, env: environment, maxBuffer: 2 ** 26 };
    execFile(process.execPath, [...command], options, (error, shown, complained) => {
      done({ code: error === null ? 0 : 1, shown, complained });
    });
  });

const make = (...names: readonly string[]): Promise<Ran> => run('scripts/new.ts', ...names);

const tool = (name: string): string => `node_modules/.bin/${name}`;

/** The files of one part of the report: 'Made', or 'Named it in'. */
const listed = (report: string, part: string): readonly string[] => {
  const lines = report.split('\n');
  const rest = lines.slice(lines.indexOf(part) + 1);
  const end = rest.findIndex((line) => !line.startsWith('  '));
  return rest.slice(0, end).map((line) => line.trim());
};

/** The page's files, in the name of the feature that the test makes: `sample` itself may have been made by a reader. */
const filesIn = (heading: string): readonly string[] =>
  tablesIn(sectionOf(PAGE, heading))
    .flatMap((rows) => rows.flatMap(([file = '']) => wordsIn(file)))
    .map((file) => file.replaceAll('sample', 'planted').replaceAll('Sample', 'Planted'));

const sourcesIn = (report: string): readonly string[] =>
  [...listed(report, 'Made'), ...listed(report, 'Named it in')].filter((path) => !path.endsWith('.md'));

describe('npm run new', PATIENT, () => {
  let planted: Ran;
  let note: Ran;

  beforeAll(async () => {
    copyProject();
    planted = await make('planted');
    note = await make('planted-note');
  }, PATIENT.timeout);
  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  it('makes exactly the files that the page names, and names the feature in the lists', () => {
    expect(planted.complained).toBe('');
    expect(listed(planted.shown, 'Made')).toEqual(
      filesIn('The files, in the order in which one writes them').toSorted((one, other) =>
        one.localeCompare(other),
      ),
    );
    expect(listed(planted.shown, 'Named it in')).toEqual(filesIn('The lists that must know it'));
    for (const list of listed(planted.shown, 'Named it in')) {
      const text = readFileSync(join(copy, list), 'utf8');
      expect([
        list,
        /\bplanted(?!Note|-note| note)/i.test(text),
        /\bplanted(?:Note|-note)/i.test(text),
      ]).toEqual([list, true, true]);
    }
  });

  it('makes features that compile, that linter and formatter accept, and that leave nothing unused', async () => {
    const sources = [...new Set([...sourcesIn(planted.shown), ...sourcesIn(note.shown)])];
    expect(sources.length).toBe(16 + 16 + 10);
    const checks = await Promise.all([
      run(tool('tsc'), '-b'),
      run(tool('oxlint'), ...sources),
      run(tool('oxfmt'), '--check', ...sources),
      run(tool('knip')),
      run('scripts/apiLint.ts'),
    ]);
    expect(checks.filter(({ code }) => code !== 0)).toEqual([]);
  });

  it('makes features whose tests pass, with those that hold the lists', async () => {
    const tests = [...listed(planted.shown, 'Made'), ...listed(note.shown, 'Made')].filter((path) =>
      path.includes('.test.'),
    );
    expect(tests.length).toBe(6);
    const holders = [
      'tests/composition/container',
      'tests/ui/shell/routes',
      'tests/ui/texts/catalogue',
      'tests/tooling/architecture',
      'tests/tooling/unpatched',
      'tests/contract/document/document',
      'tests/contract/document/paths',
    ];
    const ran = await run(
      tool('vitest'),
      'run',
      // A second one would load antd once more, beside another test of this run.
      '--maxWorkers=1',
      '--reporter=json',
      `--outputFile=${RESULTS}`,
      ...tests,
      ...holders,
    );
    expect(ran.code === 0 ? '' : ran.complained + ran.shown).toBe('');
    const results: { readonly numPassedTests: number } = JSON.parse(
      readFileSync(join(copy, RESULTS), 'utf8'),
    );
    expect(results.numPassedTests).toBeGreaterThan(100);
  });

  it.each([
    ['planted', 'sandbox/planted/routes.ts exists'],
    ['cart', 'sandbox/cart/routes.ts exists'],
    ['quotation', 'src/application/ports/QuotationGateway.ts exists'],
    ['state', 'state is a folder or file of the portal'],
    ['login', '/login is an address already'],
    ['map', 'Map is a class of JavaScript'],
  ])('refuses %s: %s', async (name, why) => {
    const complained = `'${name}' cannot be a new feature: ${why}. Nothing was made.\n`;
    expect(await make(name)).toEqual({ code: 1, shown: '', complained });
  });

  it.each([[''], ['Sample'], ['sample_note'], ['-sample'], ['../sample']])(
    'refuses the name %j',
    async (name) => {
      const { code, complained } = await make(name);
      expect(code).toBe(1);
      expect(complained).toContain('npm run new -- sample');
    },
  );
});
