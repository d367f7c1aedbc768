import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modulesUnder } from './sourceImports';

const glossary = readFileSync('docs/glossary.md', 'utf8');

const retired = (glossary.split('## Retired words')[1] ?? '')
  .split('\n')
  .flatMap((line) => /^\| `([^`]+)` \|/.exec(line)?.[1] ?? []);

/** Names retired words in order to find them. */
const OWN = 'tests/tooling/glossary.test.ts';

/** Names of rows, such as PAY-20: their areas are given, and no words of the code. */
const ROW = /\b[A-Z]+-\d\d\b/g;
const NAME = /[A-Za-z_$][\w$]*/g;
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/** The words of a name: 'request letter props' of RequestLetterProps, 'redirect wait ms' of REDIRECT_WAIT_MS. */
const wordsOf = (name: string): string => (name.match(WORD) ?? []).join(' ').toLowerCase();

/** A name that is no plain word: of several words, or in capitals. */
const isMade = (name: string): boolean => /^[A-Z]{2}/.test(name) || wordsOf(name).includes(' ');

const has = (words: string, term: string): boolean => ` ${words} `.includes(` ${term} `);

/** The retired words in a text: whole words by case, and inside names in any case. */
const retiredIn = (whole: string): readonly string[] => {
  const text = whole.replaceAll(ROW, '');
  const names = [...new Set(text.match(NAME))].filter(isMade).map(wordsOf);
  return retired.filter(
    (word) =>
      new RegExp(String.raw`\b${word}\b`).test(text) || names.some((name) => has(name, wordsOf(word))),
  );
};

describe('The glossary', () => {
  it('lists retired words and finds them in a text', () => {
    expect(retired.length).toBeGreaterThan(20);
    expect(retiredIn('The page comes anew, without outer blanks.')).toEqual(['anew', 'outer blanks']);
    expect(retiredIn('The renewal, the Household.')).toEqual([]);
  });

  it('finds retired words inside names', () => {
    const names = 'const REDIRECT_PATIENCE_MS = 1; const PATIENCE = 2; interface RequestLetterProps {}';
    expect(retiredIn(names)).toEqual(['patience', 'RequestLetter', 'LetterProps']);
    expect(retiredIn('backgroundColor, a letter, impatienceOf, VAULTED, [VAULT-01]')).toEqual([]);
    expect(retiredIn('the VAULT')).toEqual(['vault']);
  });

  it('holds: no retired word is in the portal, the sandbox, the conformance program, the tests or the scripts', () => {
    const found = ['src', 'sandbox', 'conformance', 'tests', 'scripts'].flatMap((folder) =>
      modulesUnder(folder)
        .filter((file) => file !== OWN)
        .flatMap((file) => retiredIn(readFileSync(file, 'utf8')).map((word) => `${word} in ${file}`)),
    );
    expect(found).toEqual([]);
  });
});
