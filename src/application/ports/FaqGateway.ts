import type { TaskEither } from 'fp-ts/TaskEither';
import type { Faq, SubServiceId } from '../../domain/catalogue/service';
import type { GatewayError } from './gatewayError';

export abstract class FaqGateway {
  /** The questions and answers of one sub-service; `content` is HTML that must be cleaned before it is shown. */
  abstract faqsOf(subServiceId: SubServiceId, signal?: AbortSignal): TaskEither<GatewayError, readonly Faq[]>;
}
