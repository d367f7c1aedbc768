import * as TE from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { QuotationSummaryGateway } from '../../src/application/ports/QuotationSummaryGateway';
import type { DashboardRequest } from '../../src/domain/quotations/dashboardRequest';
import type { QuotationSummary } from '../../src/domain/quotations/summaryStatus';
import { unlessCancelled } from './unlessCancelled';

/** What the dashboard reads of quotations, in memory. */
export class InMemoryQuotationSummaryGateway implements QuotationSummaryGateway {
  failure: GatewayError | undefined = undefined;
  requestsFailure: GatewayError | undefined = undefined;

  constructor(
    public quotations: readonly QuotationSummary[] = [],
    public requests: readonly DashboardRequest[] = [],
  ) {}

  summaries(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly QuotationSummary[]> {
    return unlessCancelled(signal, () =>
      this.failure === undefined ? TE.right(this.quotations)() : TE.left(this.failure)(),
    );
  }

  dashboardRequests(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly DashboardRequest[]> {
    return unlessCancelled(signal, () =>
      this.requestsFailure === undefined ? TE.right(this.requests)() : TE.left(this.requestsFailure)(),
    );
  }

  fail(): void {
    this.failure = gatewayError('ServerFault');
    this.requestsFailure = gatewayError('Unreachable');
  }
}
