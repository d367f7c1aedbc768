import { none, some, type Option } from 'fp-ts/Option';
import { subServicePath, subServicesPath } from './paths';
import type { Service, SubServiceId } from './service';

/** Names of services to suggest, by the id of the service just submitted. */
export type RecommendationMap = Readonly<Record<string, readonly string[]>>;

/** A suggested service and its page; no page where the catalogue does not know the name (AMB-49). */
export interface Recommendation {
  readonly name: string;
  readonly target: Option<string>;
}

/** The six services with suggestions; names that the specification does not show come from the configuration (CONF-05). */
export const defaultRecommendations: RecommendationMap = {
  '16': ['GST Filing', 'Book Keeping'],
  '24': [],
  '26': [],
  '28': [],
  '192': [],
  '54': [],
};

/** The map in use: the configured names for the six services, and for no others (CONF-05). */
export const recommendationsWith = (configured: RecommendationMap): RecommendationMap =>
  Object.fromEntries(
    Object.entries(defaultRecommendations).map(([id, names]) => [id, configured[id] ?? names]),
  );

const pageOf = (name: string, services: readonly Service[]): Option<string> => {
  const isNamed = (named: { readonly name: string }): boolean => named.name.trim() === name.trim();
  const subService = services.flatMap((service) => service.subServices).find(isNamed);
  if (subService !== undefined) return some(subServicePath(subService.id));
  const service = services.find(isNamed);
  return service === undefined ? none : some(subServicesPath(service.id));
};

/** The services suggested after submitting this one; empty for a service that is not in the map (QUES-24). */
export const recommendedFor = (
  serviceId: SubServiceId,
  map: RecommendationMap,
  services: readonly Service[],
): readonly Recommendation[] =>
  Object.entries(map)
    .filter(([id]) => id === serviceId)
    .flatMap(([, names]) => names)
    .map((name) => ({ name, target: pageOf(name, services) }));
