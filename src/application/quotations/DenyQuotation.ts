import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Quotation } from '../../domain/quotations/quotation';
import {
  deny,
  type QuotationDecision,
  type QuotationDecisionRefused,
} from '../../domain/quotations/decision';
import type { GatewayError } from '../ports/gatewayError';
import type { QuotationGateway } from '../ports/QuotationGateway';

/** Denies a pending quotation with a reason; returns the server's message (QUOT-17, QUOT-19, QUOT-20). */
export class DenyQuotation {
  constructor(private readonly deps: { readonly quotations: QuotationGateway }) {}

  execute(
    quotation: Quotation,
    remarks: string,
    signal: AbortSignal,
  ): Promise<Either<QuotationDecisionRefused | GatewayError, string>> {
    return pipe(
      TE.fromEither<QuotationDecisionRefused | GatewayError, QuotationDecision>(deny(quotation, remarks)),
      TE.flatMap((decision) => this.deps.quotations.submitDecision(quotation.id, decision, signal)),
    )();
  }
}
