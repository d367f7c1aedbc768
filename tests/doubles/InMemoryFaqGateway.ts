import * as TE from 'fp-ts/TaskEither';
import type { FaqGateway } from '../../src/application/ports/FaqGateway';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { Faq } from '../../src/domain/catalogue/service';
import { unlessCancelled } from './unlessCancelled';

/** Questions and answers by sub-service. */
export class InMemoryFaqGateway implements FaqGateway {
  readonly loads: string[] = [];
  failure: GatewayError | undefined = undefined;

  constructor(public all: readonly Faq[] = []) {}

  faqsOf(subServiceId: string, signal?: AbortSignal): TE.TaskEither<GatewayError, readonly Faq[]> {
    return unlessCancelled(signal, () => {
      this.loads.push(subServiceId);
      return this.failure === undefined ? TE.right(this.all)() : TE.left(this.failure)();
    });
  }

  fail(): void {
    this.failure = gatewayError('ServerFault');
  }
}
