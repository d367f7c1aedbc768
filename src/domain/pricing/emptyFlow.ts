import { isSome, none, some, type Option } from 'fp-ts/Option';
import { findService, findSubService } from '../catalogue/find';
import { subServicePath, subServicesPath } from '../catalogue/paths';
import type { Service } from '../catalogue/service';

/**
 * Where a question flow without questions leads: to the sub-service's page, else to the service's, so that marketing
 * links have no dead end; none means 'Service not found.' (AMB-06).
 */
export const pageInsteadOfQuestions = (services: readonly Service[], id: string): Option<string> => {
  if (isSome(findSubService(services, id))) return some(subServicePath(id));
  return isSome(findService(services, id)) ? some(subServicesPath(id)) : none;
};
