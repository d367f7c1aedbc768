import type { Either } from 'fp-ts/Either';
import type { Service } from '../../domain/catalogue/service';
import type { CatalogueGateway } from '../ports/CatalogueGateway';
import type { GatewayError } from '../ports/gatewayError';

export class LoadServices {
  constructor(private readonly catalogue: CatalogueGateway) {}

  execute(signal?: AbortSignal): Promise<Either<GatewayError, readonly Service[]>> {
    return this.catalogue.services(signal)();
  }
}
