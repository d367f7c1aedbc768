import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from './english';
import { textsIn } from './everyText';

const ROWS_OF_THE_SPECIFICATION = 423;

/** What the rows quote in words that no table says: data of the server, names of events, what is never shown. */
const notOfTables: ReadonlySet<string> = new Set([
  'Resident Individual/HUF',
  'ADD TO CART',
  'GET QUOTE',
  'Order Placed',
  'Item Added to Cart',
  'Payment Completed',
  'Invalid Date',
]);

/** Words in quotation marks, of which an apostrophe is none. */
const quotedIn = (row: string): readonly string[] =>
  [...row.matchAll(/(?<!\w)'([^']+(?:'[a-z][^']*)*)'(?!\w)/g)].map(([, words = '']) => words);

const isSentence = (words: string): boolean => /^[A-Z].* ./.test(words) && !notOfTables.has(words);

const quoted = readFileSync('tests/requirements.tsv', 'utf8')
  .split('\n')
  .slice(1, ROWS_OF_THE_SPECIFICATION + 1)
  .flatMap((row) => quotedIn(row.split('\t')[3] ?? ''))
  .filter((words) => isSentence(words));

describe('What the specification quotes', () => {
  it('stands in the English tables letter for letter [LANG-04]', () => {
    const said = textsIn(english).map(({ text }) => text);
    const isSaid = (words: string): boolean =>
      said.some(
        (text) => text === words || (words.includes(': ') && text.startsWith(words.replace(/: .*/, ': '))),
      );
    expect(new Set(quoted).size).toBeGreaterThan(80);
    expect(quoted.filter((words) => !isSaid(words))).toEqual([]);
  });
});
