import * as TE from 'fp-ts/TaskEither';
import type { CatalogueGateway } from '../../src/application/ports/CatalogueGateway';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { Service } from '../../src/domain/catalogue/service';

/** An in-memory catalogue. */
export class InMemoryCatalogueGateway implements CatalogueGateway {
  failure: GatewayError | undefined = undefined;

  constructor(public all: readonly Service[] = []) {}

  services(): TE.TaskEither<GatewayError, readonly Service[]> {
    return () => (this.failure === undefined ? TE.right(this.all)() : TE.left(this.failure)());
  }

  fail(): void {
    this.failure = gatewayError('ServerFault');
  }
}
