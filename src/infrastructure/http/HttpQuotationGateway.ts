import { type Either, isLeft, left, map, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isSome, none, type Option, some } from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { QuotationGateway } from '../../application/ports/QuotationGateway';
import type { Quotation, QuotationId } from '../../domain/quotations/quotation';
import type { QuotationRequest, RequestId } from '../../domain/quotations/request';
import type { QuotationDecision } from '../../domain/quotations/decision';
import { encodedPath } from './addresses';
import { messageIn } from '../wire/message';
import type { ApiClient } from './ApiClient';
import { stoppable } from './apiRequest';
import { decodeAs } from '../wire/decode';
import { readList } from './readList';
import { quotationWire, requestWire, toDecisionBody, toQuotation, toRequest } from './quotationWire';
import { accepted, explicitlyAccepted, isRecord, recordIn } from '../wire/unwrap';

/** A record below `data`; none where the response says no or holds nothing, `Malformed` where it says neither (AMB-14). */
const recordOrNone =
  <W, A>(codec: t.Decoder<unknown, W>, toDomain: (wire: W) => A) =>
  (body: unknown): Either<GatewayError, Option<A>> => {
    // A bare record's `status` is its own, not the response's.
    const isBare = isRecord(body) && 'id' in body;
    const said = accepted(isBare ? { success: body['success'] } : body);
    if (isLeft(said)) return said.left.kind === 'Rejected' ? right(none) : said;
    const record = recordIn(body, ['id']);
    if (isLeft(record)) return right(none);
    return map((wire: W) => some(toDomain(wire)))(decodeAs(codec)(record.right));
  };

export class HttpQuotationGateway implements QuotationGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  quotations(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly Quotation[]> {
    const reading = { codec: quotationWire, toDomain: toQuotation, log: this.deps.log, record: 'quotation' };
    return readList(this.deps.api, 'user/quotations', reading, signal);
  }

  requests(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly QuotationRequest[]> {
    const reading = {
      codec: requestWire,
      toDomain: toRequest,
      log: this.deps.log,
      record: 'quotation request',
    };
    return readList(this.deps.api, 'user/quotation-request', reading, signal);
  }

  quotation(id: QuotationId, signal?: AbortSignal): TE.TaskEither<GatewayError, Option<Quotation>> {
    return pipe(
      this.deps.api.get(`/quotations/${encodedPath(id)}`, stoppable(signal)),
      TE.flatMapEither(recordOrNone(quotationWire, toQuotation)),
    );
  }

  requestByQuotationLink(
    id: RequestId,
    signal?: AbortSignal,
  ): TE.TaskEither<GatewayError, Option<QuotationRequest>> {
    return pipe(
      this.deps.api.get(`/quotation-request/${encodedPath(id)}`, stoppable(signal)),
      TE.flatMapEither(recordOrNone(requestWire, toRequest)),
    );
  }

  request(id: RequestId, signal?: AbortSignal): TE.TaskEither<GatewayError, QuotationRequest> {
    return pipe(
      this.deps.api.get(`/user/quotation-request/${encodedPath(id)}`, stoppable(signal)),
      TE.flatMapEither(recordOrNone(requestWire, toRequest)),
      TE.flatMapEither((found) => (isSome(found) ? right(found.value) : left(gatewayError('NotFound')))),
    );
  }

  submitDecision(
    id: QuotationId,
    decision: QuotationDecision,
    signal: AbortSignal,
  ): TE.TaskEither<GatewayError, string> {
    const path = `update-quotation-status/${encodedPath(id)}`;
    return pipe(
      this.deps.api.post(path, toDecisionBody(decision), { signal }),
      TE.flatMapEither(explicitlyAccepted),
      TE.map(messageIn),
    );
  }
}
