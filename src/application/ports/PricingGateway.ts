import type { TaskEither } from 'fp-ts/TaskEither';
import type { PriceQuote } from '../../domain/pricing/priceAction';
import type { AnsweredQuestion, Question } from '../../domain/pricing/question';
import type { GatewayError } from './gatewayError';

export abstract class PricingGateway {
  /** The questions of one sub-service as they came, neither ordered nor filtered. */
  abstract questionsOf(subServiceId: string): TaskEither<GatewayError, readonly Question[]>;
  /** The server's price for the answers; `Rejected` or a refusal carries its message. */
  abstract price(
    subServiceId: string,
    answered: readonly AnsweredQuestion[],
  ): TaskEither<GatewayError, PriceQuote>;
}
