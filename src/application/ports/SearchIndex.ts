import type { Searchable } from '../../domain/search/findable';

export abstract class SearchIndex {
  /**
   * What finds among these entries: given a query, their positions, the best first. Words in any order, beginnings of
   * words and one wrong letter count (FIND-01).
   */
  abstract over(entries: readonly Searchable[]): (query: string) => readonly number[];
}
