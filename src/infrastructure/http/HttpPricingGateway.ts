import { type Either, left, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isNone } from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { PricingGateway } from '../../application/ports/PricingGateway';
import type { SubServiceId } from '../../domain/catalogue/service';
import { paise } from '../../domain/money/money';
import { readRupees } from '../../domain/money/readRupees';
import { type PriceQuote, priceActionFromText, sentQuestion } from '../../domain/pricing/priceAction';
import type { AnsweredQuestion, Question } from '../../domain/pricing/question';
import { numberOrText } from '../wire/numberOrText';
import { encodedPath } from './addresses';
import type { ApiClient } from './ApiClient';
import { stoppable } from './apiRequest';
import { decodeAs } from '../wire/decode';
import { readItems } from './readList';
import { toQuestionBody } from './questionBody';
import { questionWire, toQuestion } from './questionWire';
import { acceptedRecord } from '../wire/acceptedRecord';
import { recordIn } from '../wire/unwrap';
import { wireText } from '../wire/wireCodecs';

const NO_AMOUNT = paise(0);
const priceWire = t.type({ amount: wireText, action: wireText, terms_and_conditions: wireText });

// Without a readable amount or action a price would be a guess with the customer's money.
const toPriceQuote = (wire: t.TypeOf<typeof priceWire>): Either<GatewayError, PriceQuote> => {
  const amount = readRupees(wire.amount);
  const action = priceActionFromText(wire.action);
  if (isNone(action)) return left(gatewayError('Malformed'));
  if (isNone(amount) && action.value === 'addToCart') return left(gatewayError('Malformed'));
  return right({
    amount: isNone(amount) ? NO_AMOUNT : amount.value,
    action: action.value,
    terms: wire.terms_and_conditions,
  });
};

export class HttpPricingGateway implements PricingGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  // A price without the questions of a page would be a guess; one that nobody can read is left out (AMB-37).
  questionsOf(
    subServiceId: SubServiceId,
    signal?: AbortSignal,
  ): TE.TaskEither<GatewayError, readonly Question[]> {
    const reading = { codec: questionWire, toDomain: toQuestion, log: this.deps.log, record: 'question' };
    return pipe(
      readItems(this.deps.api, `questions/${encodedPath(subServiceId)}`, reading, signal),
      TE.flatMapEither(({ items, isWhole }) => (isWhole ? right(items) : left(gatewayError('Malformed')))),
    );
  }

  price(
    subServiceId: SubServiceId,
    answered: readonly AnsweredQuestion[],
    signal?: AbortSignal,
  ): TE.TaskEither<GatewayError, PriceQuote> {
    const body = {
      service_id: numberOrText(subServiceId),
      answers: answered.map(sentQuestion).map(toQuestionBody),
    };
    return pipe(
      this.deps.api.post('/service-price-calculation', body, stoppable(signal)),
      TE.flatMapEither(acceptedRecord(['action'])),
      TE.flatMapEither((response) => recordIn(response, ['action'])),
      TE.flatMapEither(decodeAs(priceWire)),
      TE.flatMapEither(toPriceQuote),
    );
  }
}
