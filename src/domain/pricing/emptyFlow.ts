import { isSome, none, some, type Option } from 'fp-ts/Option';
import { findService, findSubService } from '../catalogue/find';
import { subServicePath, subServicesPath } from '../catalogue/paths';
import { type Service, type ServiceId, serviceId, type SubServiceId } from '../catalogue/service';

/** Marketing links open the question flow with the id of a service, where a sub-service's is expected (AMB-06). */
const serviceIdFromLink = (id: SubServiceId): ServiceId => serviceId(id);

/**
 * Where a question flow without questions leads: to the sub-service's page, else to the service's, so that marketing
 * links have no dead end; none means 'Service not found.' (AMB-06).
 */
export const redirectOfEmptyFlow = (services: readonly Service[], id: SubServiceId): Option<string> => {
  if (isSome(findSubService(services, id))) return some(subServicePath(id));
  const service = serviceIdFromLink(id);
  return isSome(findService(services, service)) ? some(subServicesPath(service)) : none;
};
