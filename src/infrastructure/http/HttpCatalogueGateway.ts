import type { TaskEither } from 'fp-ts/TaskEither';
import type { CatalogueGateway } from '../../application/ports/CatalogueGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { Service } from '../../domain/catalogue/service';
import type { ApiClient } from './ApiClient';
import { readList } from './readList';
import { serviceWire, toService } from './serviceWire';

export class HttpCatalogueGateway implements CatalogueGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  services(signal?: AbortSignal): TaskEither<GatewayError, readonly Service[]> {
    const reading = { codec: serviceWire, toDomain: toService, log: this.deps.log, record: 'service' };
    return readList(this.deps.api, '/services', reading, signal);
  }
}
