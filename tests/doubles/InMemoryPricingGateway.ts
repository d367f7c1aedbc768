import { isLeft } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { PricingGateway } from '../../src/application/ports/PricingGateway';
import { rupeesToPaise } from '../../src/domain/money/money';
import { checkAnswers } from '../../src/domain/pricing/completeness';
import type { PriceQuote } from '../../src/domain/pricing/priceAction';
import type { AnsweredQuestion, Question } from '../../src/domain/pricing/question';
import { cancelledAt, unlessCancelled } from './unlessCancelled';

const incomplete = gatewayError('Unexpected', 'Please answer every question.');

/** In-memory questions and a price; it records what was priced. */
export class InMemoryPricingGateway implements PricingGateway {
  readonly loads: string[] = [];
  readonly priced: { readonly subServiceId: string; readonly answered: readonly AnsweredQuestion[] }[] = [];
  quote: PriceQuote = { amount: rupeesToPaise(1500), action: 'addToCart', terms: 'T' };
  loadFailure: GatewayError | undefined = undefined;
  priceFailure: GatewayError | undefined = undefined;
  /** Whether incomplete answers are refused, as by a server that checks for itself. */
  checksAnswers = false;
  /** A price waits for this. */
  gate: Promise<void> = Promise.resolve();

  constructor(public questions: readonly Question[] = []) {}

  questionsOf(subServiceId: string, signal?: AbortSignal): TE.TaskEither<GatewayError, readonly Question[]> {
    return unlessCancelled(signal, () => {
      this.loads.push(subServiceId);
      return this.loadFailure === undefined ? TE.right(this.questions)() : TE.left(this.loadFailure)();
    });
  }

  price(
    subServiceId: string,
    answered: readonly AnsweredQuestion[],
    signal?: AbortSignal,
  ): TE.TaskEither<GatewayError, PriceQuote> {
    return unlessCancelled(signal, async () => {
      this.priced.push({ subServiceId, answered });
      if (await cancelledAt(this.gate, signal)) return TE.left(gatewayError('Cancelled'))();
      if (this.checksAnswers && this.isIncomplete(answered)) return TE.left(incomplete)();
      return this.priceFailure === undefined ? TE.right(this.quote)() : TE.left(this.priceFailure)();
    });
  }

  private isIncomplete(answered: readonly AnsweredQuestion[]): boolean {
    const answers = new Map(answered.map(({ question, answer }) => [question.id, answer]));
    return isLeft(checkAnswers(this.questions, answers));
  }
}
