import { type Either, isLeft } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CatalogueGateway } from '../../application/ports/CatalogueGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import { onAbort } from '../../application/ports/stoppedWaiting';
import type { Service } from '../../domain/catalogue/service';

/** A call that several callers wait for. */
interface SharedCall {
  readonly language: string;
  readonly response: Promise<Either<GatewayError, readonly Service[]>>;
  readonly stop: () => void;
  waiting: number;
}

/**
 * The catalogue changes rarely and every page reads the same list, so one response of any backend is kept for all, while
 * the language stays the same (AMB-41).
 */
export class KeptCatalogue implements CatalogueGateway {
  private kept: SharedCall | undefined;

  constructor(
    private readonly deps: { readonly catalogue: CatalogueGateway; readonly language: () => string },
  ) {}

  services(signal?: AbortSignal): TaskEither<GatewayError, readonly Service[]> {
    return () => {
      if (this.kept?.language !== this.deps.language()) this.kept = undefined;
      const call = (this.kept ??= this.begin());
      call.waiting += 1;
      const release = onAbort(signal, () => this.leave(call));
      return call.response.finally(release);
    };
  }

  private begin(): SharedCall {
    const source = new AbortController();
    const response = this.deps.catalogue.services(source.signal)();
    const call: SharedCall = {
      language: this.deps.language(),
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
}
