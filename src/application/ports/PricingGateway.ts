import type { TaskEither } from 'fp-ts/TaskEither';
import type { SubServiceId } from '../../domain/catalogue/service';
import type { PriceQuote } from '../../domain/pricing/priceAction';
import type { AnsweredQuestion, Question } from '../../domain/pricing/question';
import type { GatewayError } from './gatewayError';

export abstract class PricingGateway {
  /** The questions of one sub-service as received, neither ordered nor filtered (QUES-01). */
  abstract questionsOf(
    subServiceId: SubServiceId,
    signal?: AbortSignal,
  ): TaskEither<GatewayError, readonly Question[]>;
  /** The server's price for the answers (QUES-15); `Rejected` or a refusal carries its message. */
  abstract price(
    subServiceId: SubServiceId,
    answered: readonly AnsweredQuestion[],
    signal?: AbortSignal,
  ): TaskEither<GatewayError, PriceQuote>;
}
