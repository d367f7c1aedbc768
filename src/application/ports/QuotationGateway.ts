import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Quotation, QuotationId } from '../../domain/quotations/quotation';
import type { QuotationRequest, RequestId } from '../../domain/quotations/request';
import type { QuotationDecision } from '../../domain/quotations/decision';
import type { GatewayError } from './gatewayError';

/** Quotations and requests as their list and detail pages show them (QUOT-01). */
export abstract class QuotationGateway {
  abstract quotations(signal?: AbortSignal): TaskEither<GatewayError, readonly Quotation[]>;
  abstract requests(signal?: AbortSignal): TaskEither<GatewayError, readonly QuotationRequest[]>;
  /** One quotation; none where the response says no or holds nothing. */
  abstract quotation(id: QuotationId, signal?: AbortSignal): TaskEither<GatewayError, Option<Quotation>>;
  /** The request that /quotation/{id} falls back to; none where the response says no or holds nothing. */
  abstract requestByQuotationLink(
    id: RequestId,
    signal?: AbortSignal,
  ): TaskEither<GatewayError, Option<QuotationRequest>>;
  /** One of the customer's own requests, for its read-only page. */
  abstract request(id: RequestId, signal?: AbortSignal): TaskEither<GatewayError, QuotationRequest>;
  /** Accepts or denies; the server's message. A response that says no is `Rejected` with its message. */
  abstract submitDecision(
    id: QuotationId,
    decision: QuotationDecision,
    signal: AbortSignal,
  ): TaskEither<GatewayError, string>;
}
