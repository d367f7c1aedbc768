import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sectionOf, tablesIn, wordsIn } from '../tooling/documentedTree';
import { ProjectCopy, type Ran } from './projectCopy';

const PAGE = 'docs/add-a-feature.md';
/** Of the tests that go through every call and every page, only those of the new ones. */
const EACH = ['every read handles every fault', 'has a row for each call that'];
const CHOSEN = `planted|^(?!.*(?:${EACH.join('|')}))`;

const RESULTS = '.cache/results/new.json';

interface Results {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

let copy: ProjectCopy;

const make = (...names: readonly string[]): Promise<Ran> => copy.run('scripts/new.ts', ...names);

const tool = (name: string): string => `node_modules/.bin/${name}`;

/** The files of one part of the report: 'Made', or 'Named it in'. */
const listed = (report: string, part: string): readonly string[] => {
  const lines = report.split('\n');
  const rest = lines.slice(lines.indexOf(part) + 1);
  const end = rest.findIndex((line) => !line.startsWith('  '));
  return rest.slice(0, end).map((line) => line.trim());
};

/** The titles of the tests that passed. */
const passedIn = (results: string): readonly string[] => {
  const { testResults }: Results = JSON.parse(results);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ title }) => title);
};

/** The page's files, in the name of the feature that the test makes: `sample` itself may have been made by a reader. */
const filesIn = (heading: string): readonly string[] =>
  tablesIn(sectionOf(PAGE, heading))
    .flatMap((rows) => rows.flatMap(([file = '']) => wordsIn(file)))
    .map((file) => file.replaceAll('sample', 'planted').replaceAll('Sample', 'Planted'));

const sourcesIn = (report: string): readonly string[] =>
  [...listed(report, 'Made'), ...listed(report, 'Named it in')].filter((path) => !path.endsWith('.md'));

describe('npm run new', () => {
  let planted: Ran;
  let note: Ran;

  beforeAll(async () => {
    copy = new ProjectCopy();
    planted = await make('planted');
    note = await make('planted-note');
  });
  afterAll(() => {
    copy.remove();
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
      const text = copy.textOf(list);
      expect([
        list,
        /\bplanted(?!Note|-note| note)/i.test(text),
        /\bplanted(?:Note|-note| note)/i.test(text),
      ]).toEqual([list, true, true]);
    }
  });

  it('makes features that compile, that linter and formatter accept, and that leave nothing unused', async () => {
    const sources = [...new Set([...sourcesIn(planted.shown), ...sourcesIn(note.shown)])];
    expect(sources.length).toBe(12 + 12 + 8);
    const checks = await Promise.all([
      copy.run(tool('tsc'), '-b'),
      copy.run(tool('oxlint'), ...sources),
      copy.run(tool('oxfmt'), '--check', ...sources),
      copy.run(tool('knip')),
      copy.run('scripts/apiLint.ts'),
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
      'tests/ui/faults/everyCall',
      'tests/ui/faults/reading',
      'tests/contract/document/paths',
    ];
    const ran = await copy.run(
      tool('vitest'),
      'run',
      // A second one would load antd once more, beside another test of this run.
      '--maxWorkers=1',
      '--reporter=json',
      `--outputFile=${RESULTS}`,
      `--testNamePattern=${CHOSEN}`,
      ...tests,
      ...holders,
    );
    expect(ran.code === 0 ? '' : ran.complained + ran.shown).toBe('');
    const passed = passedIn(copy.textOf(RESULTS));
    expect(passed.length).toBeGreaterThan(100);
    expect(passed).toEqual(
      expect.arrayContaining([
        'GET /user/planted at /planted',
        'GET /user/planted-note at /planted-note',
        'has a row for each call that /planted makes when it opens',
        'has a row for each call of the contract',
        'marks what the backend calls it as English once the page is in Hindi',
      ]),
    );
  });

  it.each([
    ['quotation', 'src/application/ports/QuotationGateway.ts exists'],
    ['state', 'state is a folder or file of the portal'],
    ['login', '/login is an address already'],
    ['map', 'Map is a class of JavaScript'],
  ])('refuses %s: %s', async (name, why) => {
    const complained = `'${name}' cannot be a new feature: ${why}. Nothing was made.\n`;
    expect(await make(name)).toEqual({ code: 1, shown: '', complained });
  });

  it.each([[''], ['../sample']])('refuses the name %j', async (name) => {
    const { code, complained } = await make(name);
    expect(code).toBe(1);
    expect(complained).toContain('npm run new -- sample');
  });
});
