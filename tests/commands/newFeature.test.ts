import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sectionOf, tablesIn, wordsIn } from '../tooling/documentedTree';
import { ProjectCopy, type Ran } from './projectCopy';

const PAGE = 'docs/add-a-feature.md';
/** Of the tests that go through every call and every page, only those of the new ones. */
const EACH = ['every read handles every fault', 'has a row for each call that'];
const CHOSEN = `grown|^(?!.*(?:${EACH.join('|')}))`;

const RESULTS = '.cache/results/new.json';

interface Linted {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

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
    .map((file) => file.replaceAll('sample', 'grown').replaceAll('Sample', 'Grown'));

const sourcesIn = (report: string): readonly string[] =>
  [...listed(report, 'Made'), ...listed(report, 'Named it in')].filter((path) => !path.endsWith('.tsv'));

/** What the linter has against each file. */
const refusedIn = (shown: string): readonly string[] => {
  const { diagnostics }: Linted = JSON.parse(shown);
  return diagnostics.map(({ code, filename }) => `${filename}: ${code}`).toSorted();
};

describe('npm run new', () => {
  let grown: Ran;
  let note: Ran;

  beforeAll(async () => {
    copy = new ProjectCopy();
    grown = await make('grown');
    note = await make('grown-note', '--plural', 'grown-memos', '--path', 'user/notes/grown', '--sidebar');
  });
  afterAll(() => {
    copy.remove();
  });

  it('makes exactly the files that the page names, and names the feature in the lists', () => {
    expect(grown.complained).toBe('');
    expect(listed(grown.shown, 'Made')).toEqual(
      filesIn('The files, in the order in which one writes them').toSorted((one, other) =>
        one.localeCompare(other),
      ),
    );
    const lists = filesIn('The lists that must know it');
    expect(listed(grown.shown, 'Named it in')).toEqual(lists);
    expect(listed(note.shown, 'Named it in')).toEqual([...lists, 'src/ui/shell/navigation.tsx']);
    for (const list of listed(grown.shown, 'Named it in')) {
      const text = copy.textOf(list);
      expect([
        list,
        /\bgrown(?![- ]?(?:note|memo))/i.test(text),
        /\bgrown[- ]?(?:note|memo)/i.test(text),
      ]).toEqual([list, true, true]);
    }
  });

  it.each([
    ['src/application/ports/index.ts', /^export \{ (\w+) \}/gm],
    ['src/ui/texts/en/screens.ts', /^import \{ (\w+) \}/gm],
    ['src/ui/texts/hi/screens.ts', /^ {2}(\w+),$/gm],
    ['src/composition/signedInParts.ts', /^ {2}(\w+): part\(/gm],
    ['sandbox/sandbox.ts', /^import .* from '(\.\/.+)';$/gm],
    ['src/ui/shell/navigation.tsx', /^ {2}(\w+Outlined),$/gm],
  ])('keeps the order of the names in %s', (list, name) => {
    const names = [...copy.textOf(list).matchAll(name)].map(([, each = '']) => each);
    expect(names).toEqual([...new Set(names)].toSorted());
  });

  it('makes features that compile and leave nothing unused, and of which the linter refuses the words alone', async () => {
    const sources = [...new Set([...sourcesIn(grown.shown), ...sourcesIn(note.shown)])];
    expect(sources.length).toBe(12 + 12 + 12);
    const [linted, ...checks] = await Promise.all([
      copy.run(tool('oxlint'), '--format=json', ...sources.filter((path) => !path.endsWith('.yaml'))),
      copy.run(tool('tsc'), '-b'),
      copy.run(tool('oxfmt'), '--check', ...sources),
      copy.run(tool('knip')),
      copy.run('scripts/apiLint.ts'),
    ]);
    expect(checks.filter(({ code }) => code !== 0)).toEqual([]);
    const words = ['en', 'hi'].flatMap((language) =>
      ['grown', 'grownNote'].map((name) => `src/ui/texts/${language}/${name}.ts`),
    );
    const tests = ['grown/Grown', 'grownNote/GrownNote'].map((name) => `tests/ui/${name}Screen.test.tsx`);
    const inMarks = [...words, ...words.filter((file) => file.includes('/hi/')), ...tests];
    expect(refusedIn(linted.shown)).toEqual(
      [
        ...['src/ui/shell/navigation.tsx', ...words].map((file) => `${file}: eslint(no-warning-comments)`),
        ...inMarks.map((file) => `${file}: eslint(no-template-curly-in-string)`),
      ].toSorted(),
    );
  });

  it('makes features whose tests pass, with those that hold the lists', async () => {
    const tests = [...listed(grown.shown, 'Made'), ...listed(note.shown, 'Made')].filter((path) =>
      path.includes('.test.'),
    );
    expect(tests.length).toBe(6);
    const holders = [
      'tests/composition/container',
      'tests/ui/shell/routes',
      'tests/ui/faults/everyCall',
      'tests/ui/faults/reading',
      'tests/ui/texts/hindi.test',
      'tests/ui/texts/hindiWords',
      'tests/contract/backend',
      'tests/contract/document/document',
      'tests/contract/document/fields',
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
        'GET /user/growns at /growns',
        'GET /user/notes/grown at /grown-memos',
        'has a row for each call that /growns makes when it opens',
        'of growns is read, each record with an id, and again alike',
        'of grown memos is read, each record with an id, and again alike',
        'has a row for each call of the contract',
        'marks what the backend calls it as English once the page is in Hindi',
      ]),
    );
  });

  it.each([
    ['src/application/ports/QuotationGateway.ts exists', 'quotation'],
    ['state is a folder or file of the portal', 'state'],
    ['/login is an address already', 'sesame', '--plural', 'login'],
    ['/user/orders is a call of the backend already', 'sesame', '--path', 'user/orders'],
    ['FMT is an area of rows already', 'fmt'],
    ['Map is a class of JavaScript', 'map'],
  ])('refuses because %s: %s', async (why, name, ...options) => {
    const complained = `'${name}' cannot be a new feature: ${why}. Nothing was made.\n`;
    expect(await make(name, ...options)).toEqual({ code: 1, shown: '', complained });
  });

  it.each([
    [['']],
    [['../sample']],
    [['sample', 'samples']],
    [['sample', '--plural', 'Samples']],
    [['sample', '--path', '../samples']],
    [['sample', '--side']],
  ])('refuses %j', async (words) => {
    const { code, complained } = await make(...words);
    expect(code).toBe(1);
    expect(complained).toContain('npm run new -- sample');
  });
});
