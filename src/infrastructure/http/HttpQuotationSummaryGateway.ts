import { flatMapEither, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { QuotationSummaryGateway } from '../../application/ports/QuotationSummaryGateway';
import type { DashboardRequest } from '../../domain/quotations/dashboardRequest';
import type { QuotationSummary } from '../../domain/quotations/summaryStatus';
import type { ApiClient } from './ApiClient';
import { stoppable } from './apiRequest';
import { decodeList } from '../wire/decode';
import {
  dashboardRequestWire,
  quotationSummaryWire,
  toDashboardRequest,
  toQuotationSummary,
} from './quotationSummaryWire';
import { accepted } from '../wire/unwrap';

export class HttpQuotationSummaryGateway implements QuotationSummaryGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  summaries(signal?: AbortSignal): TaskEither<GatewayError, readonly QuotationSummary[]> {
    const reading = {
      codec: quotationSummaryWire,
      toDomain: toQuotationSummary,
      log: this.deps.log,
      record: 'quotation',
    };
    return pipe(
      this.deps.api.get('user/quotations', stoppable(signal)),
      flatMapEither(accepted),
      flatMapEither(decodeList(reading)),
    );
  }

  dashboardRequests(signal?: AbortSignal): TaskEither<GatewayError, readonly DashboardRequest[]> {
    const reading = {
      codec: dashboardRequestWire,
      toDomain: toDashboardRequest,
      log: this.deps.log,
      record: 'quotation request',
    };
    const asked = this.deps.api.get('user/quotation-request', stoppable(signal));
    return pipe(asked, flatMapEither(accepted), flatMapEither(decodeList(reading)));
  }
}
