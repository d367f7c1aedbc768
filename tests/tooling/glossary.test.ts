import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modulesUnder } from './sourceImports';

const glossary = readFileSync('docs/glossary.md', 'utf8');

const retired = (glossary.split('## Retired words')[1] ?? '')
  .split('\n')
  .flatMap((line) => /^\| `([^`]+)` \|/.exec(line)?.[1] ?? []);

/** The retired words in a text, matched as whole words and by case. */
const retiredIn = (text: string): readonly string[] =>
  retired.filter((word) => new RegExp(String.raw`\b${word}\b`).test(text));

describe('The glossary', () => {
  it('lists retired words and finds them in a text', () => {
    expect(retired.length).toBeGreaterThan(20);
    expect(retiredIn('The page comes anew, without outer blanks.')).toEqual(['anew', 'outer blanks']);
    expect(retiredIn('The renewal, the Household.')).toEqual([]);
  });

  it('holds: no retired word is in the portal or the sandbox', () => {
    const found = ['src', 'sandbox'].flatMap((folder) =>
      modulesUnder(folder).flatMap((file) =>
        retiredIn(readFileSync(file, 'utf8')).map((word) => `${word} in ${file}`),
      ),
    );
    expect(found).toEqual([]);
  });
});
