import { onAbort } from '../../src/application/ports/stoppedWaiting';
import { pipe } from 'fp-ts/function';
import { fromNullable, type Option } from 'fp-ts/Option';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { QuotationGateway } from '../../src/application/ports/QuotationGateway';
import { isPending, type Quotation, type QuotationStatus } from '../../src/domain/quotations/quotation';
import type { QuotationRequest } from '../../src/domain/quotations/request';
import type { QuotationDecision } from '../../src/domain/quotations/decision';
import * as TE from 'fp-ts/TaskEither';
import { unlessCancelled } from './unlessCancelled';

type Reading = 'quotations' | 'requests' | 'quotation' | 'requestByQuotationLink' | 'request';

interface SubmittedDecision {
  readonly id: string;
  readonly decision: QuotationDecision;
}

const statusAfter: Readonly<Record<QuotationDecision['kind'], QuotationStatus>> = {
  accept: 'accepted',
  deny: 'rejected',
};

const refusalOf = (found: Quotation | undefined, decision: QuotationDecision): GatewayError | undefined => {
  if (found === undefined) return gatewayError('NotFound');
  if (decision.kind === 'deny' && decision.remarks.trim() === '')
    return gatewayError('Rejected', 'A reason is required.');
  return isPending(found.status) ? undefined : gatewayError('Rejected', 'Already decided.');
};

/** Quotations and requests in memory; a decision changes the quotation, as on the server. */
export class InMemoryQuotationGateway implements QuotationGateway {
  /** Readings that fail, each with its failure. */
  readonly failing = new Map<Reading, GatewayError>();
  /** What was asked for, such as 'quotation 12'. */
  readonly asked: string[] = [];
  readonly submitted: SubmittedDecision[] = [];
  message = '';
  decisionFailure: GatewayError | undefined = undefined;
  /** The decision is made on the server, and its answer lost on the way. */
  losesAnswer = false;
  /** A side effect of an acceptance. */
  whenAccepted: (quotation: Quotation) => void = () => undefined;
  /** A decision's answer waits for this. */
  gate: Promise<void> = Promise.resolve();

  constructor(
    public all: readonly Quotation[] = [],
    public allRequests: readonly QuotationRequest[] = [],
  ) {}

  quotations(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly Quotation[]> {
    return this.result(['quotations', '', signal], () => this.all);
  }

  requests(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly QuotationRequest[]> {
    return this.result(['requests', '', signal], () => this.allRequests);
  }

  quotation(id: string, signal?: AbortSignal): TE.TaskEither<GatewayError, Option<Quotation>> {
    return this.result(['quotation', id, signal], () => fromNullable(this.all.find((one) => one.id === id)));
  }

  requestByQuotationLink(
    id: string,
    signal?: AbortSignal,
  ): TE.TaskEither<GatewayError, Option<QuotationRequest>> {
    return this.result(['requestByQuotationLink', id, signal], () => fromNullable(this.requestOf(id)));
  }

  request(id: string, signal?: AbortSignal): TE.TaskEither<GatewayError, QuotationRequest> {
    return pipe(
      this.result(['request', id, signal], () => this.requestOf(id)),
      TE.flatMap(TE.fromNullable(gatewayError('NotFound'))),
    );
  }

  submitDecision(
    id: string,
    decision: QuotationDecision,
    signal: AbortSignal,
  ): TE.TaskEither<GatewayError, string> {
    return async () => {
      this.submitted.push({ id, decision });
      await Promise.race([this.gate, new Promise<void>((resolve) => void onAbort(signal, resolve))]);
      if (signal.aborted) return TE.left(gatewayError('Cancelled'))();
      if (this.decisionFailure !== undefined) return TE.left(this.decisionFailure)();
      const found = this.all.find((one) => one.id === id);
      const refusal = refusalOf(found, decision);
      if (refusal !== undefined) return TE.left(refusal)();
      if (found !== undefined && decision.kind === 'accept') this.whenAccepted(found);
      const status = statusAfter[decision.kind];
      this.all = this.all.map((one) => (one.id === id ? { ...one, status } : one));
      return this.losesAnswer ? TE.left(gatewayError('Unreachable'))() : TE.right(this.message)();
    };
  }

  private requestOf(id: string): QuotationRequest | undefined {
    return this.allRequests.find((one) => one.id === id);
  }

  private result<A>(
    [reading, id, signal]: readonly [Reading, string, AbortSignal | undefined],
    read: () => A,
  ): TE.TaskEither<GatewayError, A> {
    return unlessCancelled(signal, () => {
      this.asked.push(`${reading} ${id}`.trim());
      const failure = this.failing.get(reading);
      return failure === undefined ? TE.right(read())() : TE.left(failure)();
    });
  }
}
