import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sectionOf, tablesIn, treeIn, wordsIn } from './documentedTree';
import { fileOf, modulesUnder, requestsOf } from './sourceImports';

const PAGE = 'docs/architecture.md';
const LAYERS = ['domain', 'application', 'infrastructure', 'ui', 'composition'];

const tree = treeIn(sectionOf(PAGE, 'The tree'));
const [imports = [], bound = []] = tablesIn(sectionOf(PAGE, 'Who may import whom'));

const ignored = readFileSync('.gitignore', 'utf8').split('\n');

/** The folders at the top, as `src/`; hidden ones may be an editor's. */
const topFolders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => `${name}/`)
  .filter((name) => !ignored.includes(name));

const foldersIn = (parent: string): readonly string[] =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const layersWith = (name: string): readonly string[] =>
  LAYERS.filter((layer) => existsSync(`src/${layer}/${name}`));

/** The folders that every feature may use, which the page says stand in the domain alone. */
const kernel = ['money', 'dates', 'india', 'typed', 'addresses', 'codes', 'ids', 'received'];

/** A package's name without the file in it: `@ant-design/icons`, `fp-ts`. */
const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

const isPackage = (request: string): boolean => !/^(\.|\/|node:|virtual:)/.test(request);

const layerOf = (file: string): string => /^src\/([^/]+)/.exec(file)?.[1] ?? '';

const parsed = new Map<string, readonly string[]>();

/** What a module imports; it is parsed once, however many rows ask for it. */
const importedBy = (file: string): readonly string[] => {
  const requests = parsed.get(file) ?? requestsOf(file);
  parsed.set(file, requests);
  return requests;
};

const modulesOf = (from: string): readonly string[] => {
  if (from === 'main.tsx') return ['src/main.tsx'];
  return modulesUnder(LAYERS.includes(from) ? `src/${from}` : from);
};

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].toSorted();

const packagesOf = (from: string): readonly string[] =>
  sorted(modulesOf(from).flatMap(importedBy).filter(isPackage).map(packageOf));

const layersOf = (from: string): readonly string[] =>
  sorted(
    modulesOf(from).flatMap((file) =>
      importedBy(file)
        .map((request) => fileOf(file, request))
        .filter((found) => found !== undefined)
        .map(layerOf)
        .filter((layer) => LAYERS.includes(layer) && layer !== from),
    ),
  );

describe('The tree in docs/architecture.md', () => {
  it('names files and folders that exist', () => {
    expect(tree.paths.length).toBeGreaterThan(25);
    expect(tree.paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('has every folder of the repository and of its layers', () => {
    expect(topFolders.filter((folder) => !tree.paths.includes(folder))).toEqual([]);
    const layers = LAYERS.flatMap((layer) => foldersIn(`src/${layer}`).map((name) => [layer, name] as const));
    const unknown = layers.filter(
      ([layer, name]) =>
        !tree.featureFolders.includes(`src/${layer}/`) && !tree.paths.includes(`src/${layer}/${name}/`),
    );
    expect(unknown).toEqual([]);
  });

  it('names the folders of one layer only', () => {
    expect(layersWith('dashboard')).toEqual(['ui']);
    expect(kernel.flatMap(layersWith)).toEqual(kernel.map(() => 'domain'));
    // What is no rule of the business has no folder in the domain.
    for (const name of ['release', 'reports', 'forms', 'offline'])
      expect(layersWith(name)).not.toContain('domain');
  });
});

describe('Who may import whom', () => {
  it('has a row for each layer, for main.tsx and for the programs beside it', () => {
    expect(imports.map(([from = '']) => wordsIn(from)[0])).toEqual([
      ...LAYERS.slice(0, 4),
      'composition',
      'main.tsx',
      'sandbox',
      'conformance',
    ]);
  });

  it.each(
    imports.map(([from = '', layers = '', packages = '']) => [wordsIn(from)[0] ?? '', layers, packages]),
  )('%s imports exactly what its row says', (from, layers, packages) => {
    expect(layersOf(from)).toEqual(sorted(wordsIn(layers)));
    expect(packagesOf(from)).toEqual(sorted(wordsIn(packages)));
  });

  it('keeps a package that one file stands for in that file', () => {
    const everywhere = modulesUnder('src');
    const importers = bound.map(([name = '']) =>
      everywhere.filter((file) =>
        importedBy(file)
          .filter(isPackage)
          .map(packageOf)
          .includes(wordsIn(name)[0] ?? ''),
      ),
    );
    expect(importers.length).toBeGreaterThan(5);
    expect(importers).toEqual(bound.map(([, file = '']) => wordsIn(file)));
  });
});

describe('A failed call', () => {
  it('is named outside the adapters only where the page says so', () => {
    const makers = ['domain', 'application', 'ui', 'composition']
      .flatMap((layer) => modulesUnder(`src/${layer}`))
      .filter((file) => /[^.\w]gatewayError\('/.test(readFileSync(file, 'utf8')));
    const [, said = ''] = readFileSync('docs/parts.md', 'utf8').split('In the core only ');
    expect(makers).toEqual(wordsIn(said).slice(0, 2));
  });
});
