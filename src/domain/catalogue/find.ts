import { left, right, type Either } from 'fp-ts/Either';
import { fromNullable, type Option } from 'fp-ts/Option';
import type { Service, ServiceId, SubService, SubServiceId } from './service';

/** The id in the address is not a number: 'Invalid service ID.' (SERV-22, QUES-26). */
export interface ServiceIdRefused {
  readonly kind: 'ServiceIdInvalid';
}

/** The id of a service or sub-service from an address; refused unless it is digits without a leading zero (SERV-22). */
export const readServiceId = (text: string): Either<ServiceIdRefused, number> => {
  const id = Number(text);
  return /^(?:0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(id)
    ? right(id)
    : left({ kind: 'ServiceIdInvalid' });
};

/** The service with this id; none means 'Service not found.' (SERV-06). */
export const findService = (services: readonly Service[], id: ServiceId): Option<Service> =>
  fromNullable(services.find((service) => service.id === id));

/** The sub-service with this id, whichever service offers it; none means 'Sub-service not found.' (AMB-41). */
export const findSubService = (services: readonly Service[], id: SubServiceId): Option<SubService> =>
  fromNullable(services.flatMap((service) => service.subServices).find((subService) => subService.id === id));
