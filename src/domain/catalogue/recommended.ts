import { isNone, none, some, type Option } from 'fp-ts/Option';
import { findSubService } from './find';
import { subServicePath, subServicesPath } from './paths';
import { isSameService } from './sameService';
import { type Service, type SubServiceId, subServiceId } from './service';

/**
 * Services to suggest, by the id of the service just submitted: each a name, or the id of a sub-service where the
 * catalogue has names in several languages.
 */
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
  const isNamed = (named: { readonly name: string }): boolean => isSameService(named.name, name);
  const subService = services.flatMap((service) => service.subServices).find(isNamed);
  if (subService !== undefined) return some(subServicePath(subService.id));
  const service = services.find(isNamed);
  return service === undefined ? none : some(subServicesPath(service.id));
};

/** A name as it is given; an id as the catalogue names it, and nothing where it does not know the id. */
const suggestion = (given: string, services: readonly Service[]): readonly Recommendation[] => {
  if (!/^\d+$/.test(given.trim())) return [{ name: given, target: pageOf(given, services) }];
  const found = findSubService(services, subServiceId(given.trim()));
  return isNone(found) ? [] : [{ name: found.value.name, target: some(subServicePath(found.value.id)) }];
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
    .flatMap((given) => suggestion(given, services));
