import type { Searchable } from '../../domain/search/findable';

export abstract class SearchIndex {
  /**
   * What finds among these entries: given a query, their positions, the best first. Words in any order, beginnings of
   * words and one wrong letter count (FIND-01). It is made in pieces, so that the page answers in between.
   */
  abstract over(entries: readonly Searchable[]): Promise<(query: string) => readonly number[]>;
}
