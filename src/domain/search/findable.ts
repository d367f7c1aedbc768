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

const contains = (name: string, other: string): boolean => {
  const words = wordsOf(name);
  const others = wordsOf(other);
  return others.length > 0 && others.every((word) => words.includes(word));
};

/** What customers call the thing with this name: each synonym that means a name of which it has all words. */
export const alsoCalled = (name: string, synonyms: Synonyms): readonly string[] =>
  Object.entries(synonyms)
    .filter(([, meant]) => meant.some((other) => contains(name, other)))
    .map(([word]) => word);

const serviceEntry = (
  { name, tag, description }: SubService,
  group: string,
  synonyms: Synonyms,
): Searchable => ({
  name,
  alsoCalled: alsoCalled(name, synonyms),
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
}: Known): readonly { readonly finding: Finding; readonly by: Searchable }[] => [
  ...services.flatMap((service) =>
    service.subServices.map((subService) => ({
      finding: { kind: 'service' as const, subService, named: none },
      by: serviceEntry(subService, service.name, synonyms),
    })),
  ),
  ...places.map((place) => ({
    finding: { kind: 'place' as const, place },
    by: { name: place.name, alsoCalled: place.words, group: '', about: '' },
  })),
];
