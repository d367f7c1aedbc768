import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { SubmissionGateway } from '../../application/ports/SubmissionGateway';
import type { SubmittedService } from '../../domain/cart/submittedService';
import { paiseToRupees } from '../../domain/money/money';
import { explicitlyAccepted, type WireRecord } from '../wire/unwrap';
import { numberOrText } from '../wire/numberOrText';
import type { ApiClient } from './ApiClient';
import { toQuestionBody } from './questionBody';
import { keyed, type WriteOptions } from './apiRequest';

/** The body of add-to-cart and add-quotation (SERV-23); the amount in rupees. */
const submissionBody = (service: SubmittedService): WireRecord => ({
  service_id: numberOrText(service.serviceId),
  qty: service.quantity,
  amount: paiseToRupees(service.amount),
  questions: service.questions.map(toQuestionBody),
  frequency: service.frequency,
  tat: service.turnaroundDays,
  pricing_model: service.pricingModelText,
  type: service.kindText,
});

export class HttpSubmissionGateway implements SubmissionGateway {
  constructor(private readonly deps: { readonly api: ApiClient }) {}

  addToCart(service: SubmittedService, key: string, signal?: AbortSignal): TE.TaskEither<GatewayError, void> {
    return this.submit('/add-to-cart', service, keyed(key, signal));
  }

  requestQuotation(
    service: SubmittedService,
    key: string,
    signal?: AbortSignal,
  ): TE.TaskEither<GatewayError, void> {
    return this.submit('/add-quotation', service, keyed(key, signal));
  }

  // Both calls must name a good status: a bare 2xx is no success here (SERV-25).
  private submit(
    path: string,
    service: SubmittedService,
    options: WriteOptions,
  ): TE.TaskEither<GatewayError, void> {
    return pipe(
      this.deps.api.post(path, submissionBody(service), options),
      TE.flatMapEither(explicitlyAccepted),
      TE.map(() => undefined),
    );
  }
}
