import { onAbort } from '../../application/ports/stoppedWaiting';
import { type Either, isLeft } from 'fp-ts/Either';
import { flatMap, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CatalogueGateway } from '../../application/ports/CatalogueGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { Service } from '../../domain/catalogue/service';
import type { ApiClient } from './ApiClient';
import { acceptedList } from '../wire/decode';
import { serviceWire, toService } from './serviceWire';

type ServicesResponse = Promise<Either<GatewayError, readonly Service[]>>;

/** A call that several callers wait for. */
interface SharedCall {
  readonly language: string;
  readonly response: ServicesResponse;
  readonly stop: () => void;
  waiting: number;
}

/**
 * The catalogue changes rarely and every page reads the same list, so one response is kept for all, while the
 * language stays the same (AMB-41).
 */
export class HttpCatalogueGateway implements CatalogueGateway {
  private kept: SharedCall | undefined;

  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  services(signal?: AbortSignal): TaskEither<GatewayError, readonly Service[]> {
    return () => {
      if (this.kept?.language !== this.deps.api.language) this.kept = undefined;
      const call = (this.kept ??= this.begin());
      call.waiting += 1;
      const release = onAbort(signal, () => this.leave(call));
      return call.response.finally(release);
    };
  }

  private begin(): SharedCall {
    const source = new AbortController();
    const response = this.read(source.signal);
    const call: SharedCall = {
      language: this.deps.api.language,
      response,
      stop: () => source.abort(),
      waiting: 0,
    };
    // A failure is not kept, so that the next read asks again.
    void response.then((services) => isLeft(services) && this.forget(call));
    return call;
  }

  // The call goes on while anyone waits for it, but the next caller does not join a call that was too slow for another.
  private leave(call: SharedCall): void {
    this.forget(call);
    call.waiting -= 1;
    if (call.waiting === 0) call.stop();
  }

  // A stopped call may end after the next one has begun.
  private forget(call: SharedCall): void {
    if (this.kept === call) this.kept = undefined;
  }

  private read(signal: AbortSignal): ServicesResponse {
    const reading = { codec: serviceWire, toDomain: toService, log: this.deps.log, record: 'service' };
    return pipe(this.deps.api.get('/services', { signal }), flatMap(acceptedList(reading)))();
  }
}
