import { isLeft } from 'fp-ts/Either';
import type { Service } from '../../domain/catalogue/service';
import { findable } from '../../domain/search/findable';
import type { Finding, Place } from '../../domain/search/finding';
import { searchQuery } from '../../domain/search/query';
import { isNone } from 'fp-ts/Option';
import type { Deployment } from '../configuration/Deployment';
import type { CatalogueGateway } from '../ports/CatalogueGateway';
import type { SearchIndex } from '../ports/SearchIndex';

/** Finds what was typed, at once and without a call. */
export type FindLoaded = (typed: string) => readonly Finding[];

/** Search over what is loaded: the catalogue, and the portal's own places (FIND-01, FIND-02). */
export class SearchLoaded {
  constructor(
    private readonly deps: {
      readonly catalogue: CatalogueGateway;
      readonly index: SearchIndex;
      readonly deployment: Deployment;
    },
  ) {}

  /** What finds; a catalogue that cannot be had leaves the places, for the server's results say the rest. */
  async execute(places: readonly Place[], signal: AbortSignal): Promise<FindLoaded> {
    const services = await this.deps.catalogue.services(signal)();
    return this.over(isLeft(services) ? [] : services.right, places);
  }

  private async over(services: readonly Service[], places: readonly Place[]): Promise<FindLoaded> {
    const { synonyms } = this.deps.deployment.configuration.search;
    const entries = findable({ services, places, synonyms });
    const find = await this.deps.index.over(entries.map(({ by }) => by));
    return (typed) => {
      const query = searchQuery(typed);
      if (isNone(query)) return [];
      return find(query.value).flatMap((position) => entries[position]?.finding ?? []);
    };
  }
}
