import * as TE from 'fp-ts/TaskEither';
import type { GatewayError } from '../../src/application/ports/gatewayError';
import type { SubmissionGateway } from '../../src/application/ports/SubmissionGateway';
import type { SubmittedService } from '../../src/domain/cart/submittedService';
import { unlessCancelled } from './unlessCancelled';

/**
 * A backend that accepts additions and requests, once per key; a test can make it fail or lose its responses.
 */
export class InMemorySubmissionGateway implements SubmissionGateway {
  readonly added: SubmittedService[] = [];
  readonly requested: SubmittedService[] = [];
  /** All received keys in order, repeated ones included. */
  readonly keys: string[] = [];
  failure: GatewayError | undefined = undefined;
  /** Whether a failed call was still processed, because its response was lost. */
  losesAnswers = false;
  /** A side effect of an addition or a request. */
  whenAdded: (service: SubmittedService) => void = () => undefined;
  whenRequested: (service: SubmittedService) => void = () => undefined;
  /** Responses wait for this. */
  gate: Promise<void> = Promise.resolve();
  private readonly honoured = new Set<string>();

  addToCart(service: SubmittedService, key: string, signal?: AbortSignal): TE.TaskEither<GatewayError, void> {
    return unlessCancelled(signal, this.take(this.added, service, key));
  }

  requestQuotation(
    service: SubmittedService,
    key: string,
    signal?: AbortSignal,
  ): TE.TaskEither<GatewayError, void> {
    return unlessCancelled(signal, this.take(this.requested, service, key));
  }

  private take(
    into: SubmittedService[],
    service: SubmittedService,
    key: string,
  ): TE.TaskEither<GatewayError, void> {
    return async () => {
      this.keys.push(key);
      const { failure } = this;
      if (failure === undefined || this.losesAnswers) this.doOnce(into, service, key);
      await this.gate;
      return failure === undefined ? TE.right<GatewayError, void>(undefined)() : TE.left(failure)();
    };
  }

  private doOnce(into: SubmittedService[], service: SubmittedService, key: string): void {
    if (this.honoured.has(key)) return;
    this.honoured.add(key);
    into.push(service);
    if (into === this.added) this.whenAdded(service);
    else this.whenRequested(service);
  }
}
