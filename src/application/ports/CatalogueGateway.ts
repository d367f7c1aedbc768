import type { TaskEither } from 'fp-ts/TaskEither';
import type { Service } from '../../domain/catalogue/service';
import type { GatewayError } from './gatewayError';

export abstract class CatalogueGateway {
  /**
   * Every service with its sub-services; read once for as long as the page lives (decisions AMB-41). Who waits no
   * longer leaves the reading to the others; the next reader asks again.
   */
  abstract services(signal?: AbortSignal): TaskEither<GatewayError, readonly Service[]>;
}
