import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { portal } from '../../src/ui/texts/en/portal';
import { screens } from '../../src/ui/texts/en/screens';
import { worklist } from '../../src/ui/texts/en/worklist';
import { fileOf, importsOf, modulesUnder, staticImportsOf } from './sourceImports';
import { deafComponents } from './textReaders';
import { linesThatKeepTexts, linesWithWords } from './visibleWords';

const TEXTS = 'src/ui/texts/';
const readers = modulesUnder('src/ui').filter((file) => !file.startsWith(TEXTS));

const placesIn = (find: (file: string, code: string) => readonly number[]): readonly string[] =>
  readers.flatMap((file) => find(file, readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));

const reachedFrom = (files: readonly string[]): ReadonlySet<string> => {
  const reached = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...staticImportsOf(file));
  }
  return reached;
};

const PARTS = 'src/composition/signedInParts.ts';
const SIGNED_IN = 'src/composition/signedIn.tsx';
/** The tables that each loader of `signedInParts` brings. */
const GROUPS = { screenTexts: Object.keys(screens), worklistTexts: Object.keys(worklist) };

interface LatePart {
  readonly name: string;
  readonly modules: readonly string[];
  readonly groups: readonly string[];
}

const importsIn = (text: string): readonly string[] =>
  [...text.matchAll(/import\('([^']+)'\)/g)].flatMap(([, from = '']) => fileOf(PARTS, from) ?? []);

/** The parts of `signedInParts`, each with its modules and its groups of texts. */
const partsIn = (code: string): readonly LatePart[] => {
  const named = [...code.matchAll(/^const (\w+) = (.*)$/gm)];
  return code
    .split(/\n {2}(?=\w+: part\()/)
    .slice(1)
    .map((text) => {
      const [name = '', ...words] = text.replaceAll(/'[^']*'/g, '').match(/\w+/g) ?? [];
      const needs = named.filter(([, each = '']) => words.includes(each));
      return {
        name,
        modules: [...importsIn(text), ...needs.flatMap(([, , value = '']) => importsIn(value))],
        groups: needs.map(([, each = '']) => each),
      };
    });
};

const tablesReadIn = (file: string): readonly string[] => {
  const code = readFileSync(file, 'utf8');
  const taken = [...code.matchAll(/\{([^={}]*)\} = texts\(\);/g)].flatMap(
    ([, names = '']) => names.match(/(?<!: *)\b\w+/g) ?? [],
  );
  return [...[...code.matchAll(/\btexts\(\)\s*\.(\w+)/g)].map(([, table = '']) => table), ...taken];
};

const readTooEarly = ({ name, modules, groups }: LatePart): readonly string[] => {
  const there = [
    ...Object.keys(portal),
    ...Object.entries(GROUPS).flatMap(([group, tables]) => (groups.includes(group) ? tables : [])),
  ];
  const read = new Set([...reachedFrom(modules)].flatMap(tablesReadIn));
  return [...read].filter((table) => !there.includes(table)).map((table) => `${name}: ${table}`);
};

describe('Words that customers see or hear', () => {
  it('are in the catalogue and nowhere else in the user interface, without exception', () => {
    expect(readers.length).toBeGreaterThan(150);
    expect(placesIn(linesWithWords)).toEqual([]);
  });

  it.each([
    ['text of an element', 'const A = () => <p>Pay now</p>;'],
    ['one letter beside a value', 'const A = ({ n }: P) => <p>{n} x</p>;'],
    ['a text in braces', "const A = () => <p>{'now'}</p>;"],
    ['one side of a choice', "const A = ({ b }: P) => <p>{b ? texts.a : 'later'}</p>;"],
    ['a fallback', "const A = ({ s }: P) => <p>{s || 'none'}</p>;"],
    ['a part of a template', 'const A = ({ n }: P) => <p>{`${n} days`}</p>;'],
    ['an accessible name', 'const A = () => <button aria-label="close" />;'],
    ['a computed accessible name', 'const A = ({ n }: P) => <button aria-label={`close ${n}`} />;'],
    ['a placeholder', 'const A = () => <input placeholder="name" />;'],
    ['a title', "const A = () => <Card title={'cart'} />;"],
    ['a label among data', "const tabs = [{ key: 'a', label: 'first' }];"],
    ['a made label among data', "const state = { failed: 1, text: () => 'broken' };"],
    ['a sentence anywhere', "const problem = 'Something went wrong.';"],
    [
      'a made sentence anywhere',
      'const problem = (n: number) => `Only ${n} left`, more = `No more than ${1}`;',
    ],
  ])('are found as %s', (_, code) => {
    expect(linesWithWords('planted.tsx', code)).toEqual([1]);
  });

  it.each([
    'const A = () => <p className="portal-note">{texts.note}</p>;',
    "const A = ({ kind }: P) => <p>{kind === 'open' ? texts.a : texts.b} · –</p>;",
    "const A = () => <input type='date' autoComplete='street-address' />;",
    "const A = () => { throw new Error('No store above this part.'); };",
    "const log = (fault: unknown) => logger.failure('A screen could not be shown.', fault);",
    "const font = `'Segoe UI', Roboto, sans-serif`, path = 'M 20 110 A 90 90 0 0 1 200 110';",
  ])('are not reported in code without visible words: %s', (code) => {
    expect(linesWithWords('innocent.tsx', code)).toEqual([]);
  });
});

describe('The catalogue', () => {
  it('is read when something is shown, never while a module is loaded', () => {
    expect(placesIn(linesThatKeepTexts)).toEqual([]);
  });

  it.each([
    ['kept in a table', 'const table = { title: texts().cart.link };', [2]],
    ['kept in an element', 'const part = <p>{texts().cart.link}</p>;', [2]],
    ['read in a function', 'const title = () => texts().cart.link;', []],
    ['read in a method', 'class Store { get title() { return texts().cart.link; } }', []],
  ])('is reported only when kept at load time: %s', (_, code, lines) => {
    const module = `import { texts } from '../texts/texts';\n${code}`;
    expect(linesThatKeepTexts('planted.tsx', module)).toEqual(lines);
  });

  it('is read by observers alone, which a switch of the language reaches', () => {
    const deaf = modulesUnder('src')
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => deafComponents(file).map((name) => `${file}: ${name}`));
    expect(deaf).toEqual([]);
  });

  it("is read as far as it is there: before the sign-in Login's part alone [LANG-05]", () => {
    const reached = reachedFrom([
      'src/main.tsx',
      'src/ui/session/SignUpScreen.tsx',
      'src/composition/modules/signUpModule.ts',
    ]);
    expect(reached.size).toBeGreaterThan(100);
    const reading = [...reached].filter((file) =>
      importsOf(file).some(({ from, names }) => from.endsWith('/texts/texts') && names.includes('texts')),
    );
    expect(reading).toEqual([]);
  });

  it('comes with each part that reads it', () => {
    const parts = partsIn(readFileSync(PARTS, 'utf8'));
    expect(parts.length).toBeGreaterThan(25);
    const always = { name: 'the frame', modules: [SIGNED_IN], groups: [] };
    expect([always, ...parts].flatMap(readTooEarly)).toEqual([]);
  });

  it('is reported where a part reads what does not come with it', () => {
    const [cart] = partsIn(
      "\n  cart: part(\n    () => import('../ui/cart/CartScreen').then((m) => m),\n  ),\n",
    );
    expect(cart?.modules).toEqual(['src/ui/cart/CartScreen.tsx']);
    expect(readTooEarly({ name: 'cart', modules: [], groups: [], ...cart })).toEqual(['cart: checkout']);
  });
});
