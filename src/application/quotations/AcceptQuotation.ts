import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Quotation } from '../../domain/quotations/quotation';
import {
  accept,
  type QuotationDecision,
  type QuotationDecisionRefused,
} from '../../domain/quotations/decision';
import type { GatewayError } from '../ports/gatewayError';
import type { QuotationGateway } from '../ports/QuotationGateway';

/** Accepts a pending quotation; returns the server's message (QUOT-17, QUOT-18). */
export class AcceptQuotation {
  constructor(private readonly deps: { readonly quotations: QuotationGateway }) {}

  execute(
    quotation: Quotation,
    signal: AbortSignal,
  ): Promise<Either<QuotationDecisionRefused | GatewayError, string>> {
    return pipe(
      TE.fromEither<QuotationDecisionRefused | GatewayError, QuotationDecision>(accept(quotation)),
      TE.flatMap((decision) => this.deps.quotations.submitDecision(quotation.id, decision, signal)),
    )();
  }
}
