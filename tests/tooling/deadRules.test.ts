import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modulesUnder } from './sourceImports';

const code = new Map(
  ['src', 'sandbox'].flatMap(modulesUnder).map((file) => [file, readFileSync(file, 'utf8')] as const),
);

const isWordOf = (word: string, text: string): boolean => new RegExp(`\\b${word}\\b`).test(text);

/** Exported functions and constants of a module. */
const shownBy = (text: string): readonly string[] =>
  [...text.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name = '']) => name);

/** Exports of a module that neither the module itself nor any other module uses. */
const unusedOf = (file: string, text: string): readonly string[] =>
  shownBy(text)
    .filter(
      (name) =>
        !isWordOf(name, text.replace(new RegExp(`^export (const|function|class) ${name}\\b`, 'm'), '')),
    )
    .filter((name) => ![...code].some(([other, its]) => other !== file && isWordOf(name, its)))
    .map((name) => `${file}: ${name}`);

describe('A rule of the domain', () => {
  it('is used by the portal or the sandbox, not only by tests', () => {
    const rules = [...code].filter(([file]) => file.startsWith('src/domain/'));
    expect(rules.length).toBeGreaterThan(80);
    expect(rules.flatMap(([file, text]) => unusedOf(file, text))).toEqual([]);
  });

  it('is reported when only tests could use it', () => {
    expect(unusedOf('src/domain/planted.ts', 'export const plantedRule = (): number => 1;')).toEqual([
      'src/domain/planted.ts: plantedRule',
    ]);
    expect(unusedOf('src/domain/planted.ts', 'export const gstOf = 1;')).toEqual([]);
  });
});
