import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf, modulesUnder, staticImportsOf } from './sourceImports';
import { deafComponents } from './textReaders';
import { linesThatKeepTexts, linesWithWords } from './visibleWords';

const TEXTS = 'src/ui/texts/';
const screens = modulesUnder('src/ui').filter((file) => !file.startsWith(TEXTS));

const placesIn = (find: (file: string, code: string) => readonly number[]): readonly string[] =>
  screens.flatMap((file) => find(file, readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));

describe('Words that customers see or hear', () => {
  it('are in the catalogue and nowhere else in the user interface, without exception', () => {
    expect(screens.length).toBeGreaterThan(150);
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
    const reached = new Set<string>();
    const waiting = [
      'src/main.tsx',
      'src/ui/session/SignUpScreen.tsx',
      'src/composition/modules/signUpModule.ts',
    ];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      waiting.push(...staticImportsOf(file));
    }
    expect(reached.size).toBeGreaterThan(100);
    const reading = [...reached].filter((file) =>
      importsOf(file).some(({ from, names }) => from.endsWith('/texts/texts') && names.includes('texts')),
    );
    expect(reading).toEqual([]);
  });
});
