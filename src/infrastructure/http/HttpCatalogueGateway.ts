import { onAbort } from '../../application/ports/stoppedWaiting';
import { type Either, isLeft } from 'fp-ts/Either';
import { flatMapEither, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CatalogueGateway } from '../../application/ports/CatalogueGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { Service } from '../../domain/catalogue/service';
import type { ApiClient } from './ApiClient';
import { decodeList } from '../wire/decode';
import { serviceWire, toService } from './serviceWire';
import { accepted } from '../wire/unwrap';

type JsonResponse = Promise<Either<GatewayError, readonly Service[]>>;

/**
 * The catalogue changes rarely and every page reads the same list, so one response is kept for all (AMB-41).
 */
export class HttpCatalogueGateway implements CatalogueGateway {
  private kept: JsonResponse | undefined;

  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  services(signal?: AbortSignal): TaskEither<GatewayError, readonly Service[]> {
    return () => {
      this.kept ??= this.read();
      onAbort(signal, () => {
        this.kept = undefined;
      });
      return this.kept;
    };
  }

  // A failure is not kept, so that the next read asks again.
  private async read(): JsonResponse {
    const reading = { codec: serviceWire, toDomain: toService, log: this.deps.log, record: 'service' };
    const asked = pipe(
      this.deps.api.get('/services'),
      flatMapEither(accepted),
      flatMapEither(decodeList(reading)),
    );
    const response = await asked();
    if (isLeft(response)) this.kept = undefined;
    return response;
  }
}
