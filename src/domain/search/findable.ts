import { none } from 'fp-ts/Option';
import type { Service, SubService } from '../catalogue/service';
import type { Finding, Place } from './finding';
import { wordsOf } from './fold';

/** What an entry is found by, the most telling first. */
export interface Searchable {
  readonly name: string;
  readonly alsoCalled: readonly string[];
  readonly group: string;
  readonly about: string;
}

/** Words of customers with the names that they mean: ITR, Income Tax Return (`search.synonyms`). */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/**
 * What customers call the thing with a name: each synonym that means a name of which it has all words. The names that are
 * meant are folded once for all things, since to fold takes longer than to compare.
 */
export const alsoCalledBy = (synonyms: Synonyms): ((name: string) => readonly string[]) => {
  const known = Object.entries(synonyms).map(([word, names]) => ({
    word,
    meant: names.map(wordsOf).filter((words) => words.length > 0),
  }));
  return (name) => {
    const words = new Set(wordsOf(name));
    return known
      .filter(({ meant }) => meant.some((others) => others.every((other) => words.has(other))))
      .map(({ word }) => word);
  };
};

const serviceEntry = (
  { name, tag, description }: SubService,
  group: string,
  alsoCalled: readonly string[],
): Searchable => ({
  name,
  alsoCalled,
  group: `${group} ${tag}`,
  about: description,
});

interface Known {
  readonly services: readonly Service[];
  readonly places: readonly Place[];
  readonly synonyms: Synonyms;
}

/** Everything that search can find without the server, each with what it is found by (FIND-01, FIND-02). */
export const findable = ({
  services,
  places,
  synonyms,
}: Known): readonly { readonly finding: Finding; readonly by: Searchable }[] => {
  const alsoCalled = alsoCalledBy(synonyms);
  return [
    ...services.flatMap((service) =>
      service.subServices.map((subService) => ({
        finding: { kind: 'service' as const, subService, named: none },
        by: serviceEntry(subService, service.name, alsoCalled(subService.name)),
      })),
    ),
    ...places.map((place) => ({
      finding: { kind: 'place' as const, place },
      by: { name: place.name, alsoCalled: place.words, group: '', about: '' },
    })),
  ];
};
