import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchIndex } from '../../application/ports/SearchIndex';
import type { Searchable } from '../../domain/search/findable';
import { wordsOf } from '../../domain/search/fold';

const BOOST = { name: 4, alsoCalled: 5, group: 2, about: 1 } as const satisfies Record<
  keyof Searchable,
  number
>;

/** In a word of three letters one wrong letter makes another word. */
const SHORTEST_MISSPELT = 4;
/** In a long word two neighbouring letters change places as easily, which counts as two. */
const LONG = 8;

const wrongLetters = (word: string): number => {
  if (word.length < SHORTEST_MISSPELT) return 0;
  return word.length < LONG ? 1 : 2;
};

const OPTIONS: SearchOptions = { prefix: true, fuzzy: wrongLetters, boost: BOOST, combineWith: 'AND' };

/** What has less than this share of the best one's score was found by a word like "for". */
const LEAST_SHARE = 0.3;

/** Ranks by MiniSearch, whose words are those of the domain. */
export class MiniSearchIndex implements SearchIndex {
  async over(entries: readonly Searchable[]): Promise<(query: string) => readonly number[]> {
    const index = new MiniSearch({
      fields: Object.keys(BOOST),
      tokenize: (text) => [...wordsOf(text)],
      processTerm: (term) => term,
    });
    await index.addAllAsync(entries.map((by, id) => ({ ...by, id, alsoCalled: by.alsoCalled.join(' ') })));
    return (query) => {
      const all = index.search(query, OPTIONS);
      const found = all.length > 0 ? all : index.search(query, { ...OPTIONS, combineWith: 'OR' });
      const least = (found[0]?.score ?? 0) * LEAST_SHARE;
      return found.filter(({ score }) => score >= least).map(({ id }) => Number(id));
    };
  }
}
