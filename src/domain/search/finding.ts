import { none, some, type Option } from 'fp-ts/Option';
import { subServicePath } from '../catalogue/paths';
import type { SubService } from '../catalogue/service';
import type { Language } from '../language/language';
import { resultKind, type SearchResult, targetOf } from './result';

/** A page of the portal, or its other language, that search finds by what it is for (FIND-02). */
export type Place = {
  readonly name: string;
  /** What customers call it or look for there, in every language. */
  readonly words: readonly string[];
} & (
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'language'; readonly language: Language }
);

/** One entry of the search's list. */
export type Finding =
  | { readonly kind: 'service'; readonly subService: SubService; readonly named: Option<SearchResult> }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'result'; readonly result: SearchResult };

const isOf = (result: SearchResult, { id }: SubService): boolean =>
  resultKind(result) === 'service' && result.id === id;

/**
 * One list of what was found here and of the server's results behind it; a service that both have stands once, under the
 * server's name for it (FIND-01).
 */
export const joined = (here: readonly Finding[], results: readonly SearchResult[]): readonly Finding[] => {
  const known = here.flatMap((finding) => (finding.kind === 'service' ? [finding.subService] : []));
  return [
    ...here.map((finding): Finding => {
      if (finding.kind !== 'service') return finding;
      const result = results.find((each) => isOf(each, finding.subService));
      return result === undefined ? finding : { ...finding, named: some(result) };
    }),
    ...results
      .filter((result) => !known.some((subService) => isOf(result, subService)))
      .map((result): Finding => ({ kind: 'result', result })),
  ];
};

/** Where choosing an entry leads, if anywhere (SRCH-07, AMB-21); a language is changed on the spot. */
export const targetOfFinding = (finding: Finding): Option<string> => {
  switch (finding.kind) {
    case 'service':
      return some(subServicePath(finding.subService.id));
    case 'place':
      return finding.place.kind === 'page' ? some(finding.place.to) : none;
    case 'result':
      return targetOf(finding.result);
  }
};

/** What tells two entries of one list apart. */
export const findingKey = (finding: Finding): string => {
  switch (finding.kind) {
    case 'service':
      return `service ${finding.subService.id}`;
    case 'place':
      return `place ${finding.place.name}`;
    case 'result':
      return `${finding.result.type} ${finding.result.id}`;
  }
};
