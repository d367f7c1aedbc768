/** Where the pages of the catalogue are (section 2, route table). */
const SUB_SERVICE = '/sub-service/';
const SUB_SERVICES = '/sub-services/';

/** First segments that other screens own; a sub-service of that name would never reach its questions. */
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
export const subServicesPath = (serviceId: string): string => SUB_SERVICES + encoded(serviceId);

/** The page of one sub-service. */
export const subServicePath = (subServiceId: string): string => SUB_SERVICE + encoded(subServiceId);

/** The question flow of a sub-service, '/{subServiceName}/{subServiceId}'; 'services' where the name is no segment. */
export const questionsPath = (subService: { readonly id: string; readonly name: string }): string => {
  const name = subService.name.trim();
  return `/${ownedByOthers.has(name.toLowerCase()) ? 'services' : encoded(name)}/${encoded(subService.id)}`;
};
