import type { TaskEither } from 'fp-ts/TaskEither';
import type { Service } from '../../domain/catalogue/service';
import type { GatewayError } from './gatewayError';

export abstract class CatalogueGateway {
  /**
   * Every service with its sub-services, read once per page load (SERV-01, AMB-41). The call stops when no caller waits
   * any more; after an abort the next caller starts a new one.
   */
  abstract services(signal?: AbortSignal): TaskEither<GatewayError, readonly Service[]>;
}
