import { none, some, type Option } from 'fp-ts/Option';
import { subServicePath } from '../catalogue/paths';
import { subServiceId } from '../catalogue/service';
import { wordOf } from '../codes/word';

/** One hit of the top bar's search; `name` is HTML from the server (SRCH-03, AMB-44). */
export interface SearchResult {
  readonly id: string;
  readonly type: string;
  readonly name: string;
}

/** What a hit is; of the server's other types nothing is known (FIND-03). */
export type ResultKind = 'service' | 'article' | 'page' | 'unknown';

const kinds: ReadonlyMap<string, ResultKind> = new Map([
  ['service', 'service'],
  ['blog', 'article'],
  ['article', 'article'],
  ['page', 'page'],
]);

export const resultKind = ({ type }: SearchResult): ResultKind => kinds.get(wordOf(type)) ?? 'unknown';

/** Where choosing a result leads: a service to its page, any other type nowhere (SRCH-07, SRCH-08, AMB-21). */
export const targetOf = (result: SearchResult): Option<string> => {
  if (resultKind(result) !== 'service') return none;
  return some(subServicePath(subServiceId(result.id)));
};
