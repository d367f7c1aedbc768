import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SubServiceId } from '../../domain/catalogue/service';
import { type AnswersRefused, checkAnswers } from '../../domain/pricing/completeness';
import type { PriceQuote } from '../../domain/pricing/priceAction';
import type { AnsweredQuestion, Answers, Question } from '../../domain/pricing/question';
import type { GatewayError } from '../ports/gatewayError';
import type { PricingGateway } from '../ports/PricingGateway';

/** A price with the answers it was calculated from. */
export interface AskedPrice {
  readonly quote: PriceQuote;
  readonly answered: readonly AnsweredQuestion[];
}

/** What a price is asked for. */
export interface PriceRequest {
  readonly subServiceId: SubServiceId;
  readonly questions: readonly Question[];
  readonly answers: Answers;
}

/** The server's price for the visible answers; refused while one is missing (QUES-13, QUES-15). */
export class AskPrice {
  constructor(private readonly deps: { readonly pricing: PricingGateway }) {}

  execute(
    { subServiceId, questions, answers }: PriceRequest,
    signal?: AbortSignal,
  ): Promise<Either<AnswersRefused | GatewayError, AskedPrice>> {
    return pipe(
      TE.fromEither<AnswersRefused | GatewayError, readonly AnsweredQuestion[]>(
        checkAnswers(questions, answers),
      ),
      TE.flatMap((answered) => this.priced(subServiceId, answered, signal)),
    )();
  }

  private priced(
    subServiceId: SubServiceId,
    answered: readonly AnsweredQuestion[],
    signal?: AbortSignal,
  ): TE.TaskEither<AnswersRefused | GatewayError, AskedPrice> {
    return pipe(
      this.deps.pricing.price(subServiceId, answered, signal),
      TE.map((quote) => ({ quote, answered })),
    );
  }
}
