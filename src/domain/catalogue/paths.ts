import type { ServiceId, SubService, SubServiceId } from './service';

/** The paths of the catalogue's pages (NAV-08, NAV-09). */
const SUB_SERVICE = '/sub-service/';
const SUB_SERVICES = '/sub-services/';

/** First segments of other screens' paths: a sub-service with such a name could not reach its question flow (NAV-11). */
const ownedByOthers: ReadonlySet<string> = new Set([
  '',
  '.',
  '..',
  'quotation',
  'quotations',
  'task-detail',
  'sub-service',
  'sub-services',
]);

// A lone surrogate has no encoding and would make encodeURIComponent throw.
const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

/** The page of one service's sub-services. */
export const subServicesPath = (serviceId: ServiceId): string => SUB_SERVICES + encoded(serviceId);

/** The page of one sub-service. */
export const subServicePath = (subServiceId: SubServiceId): string => SUB_SERVICE + encoded(subServiceId);

/** The path of a question flow; 'services' replaces a sub-service name that cannot be a segment (NAV-10). */
export const questionsPath = (subService: Pick<SubService, 'id' | 'name'>): string => {
  const name = subService.name.trim();
  return `/${ownedByOthers.has(name.toLowerCase()) ? 'services' : encoded(name)}/${encoded(subService.id)}`;
};
