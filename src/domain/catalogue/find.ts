import { fromNullable, type Option } from 'fp-ts/Option';
import type { Service, ServiceId, SubService, SubServiceId } from './service';

/** Whether a text can be the id of a service or sub-service: digits without a leading zero (SERV-22, QUES-26). */
export const isServiceId = (text: string): boolean =>
  /^(?:0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text));

/** Whether an address contains no id of a service; '' stands for an address that is not read yet (SERV-22, QUES-26). */
export const refusesId = (id: string): boolean => id !== '' && !isServiceId(id);

/** The service with this id; none means 'Service not found.' (SERV-06). */
export const findService = (services: readonly Service[], id: ServiceId): Option<Service> =>
  fromNullable(services.find((service) => service.id === id));

/** The sub-service with this id, whichever service offers it; none means 'Sub-service not found.' (AMB-41). */
export const findSubService = (services: readonly Service[], id: SubServiceId): Option<SubService> =>
  fromNullable(services.flatMap((service) => service.subServices).find((subService) => subService.id === id));
