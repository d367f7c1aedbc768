import type { TaskEither } from 'fp-ts/TaskEither';
import type { DashboardRequest } from '../../domain/quotations/dashboardRequest';
import type { QuotationSummary } from '../../domain/quotations/summaryStatus';
import type { GatewayError } from './gatewayError';

export abstract class QuotationSummaryGateway {
  /** The quotations, with their status as the dashboard reads it. */
  abstract summaries(signal?: AbortSignal): TaskEither<GatewayError, readonly QuotationSummary[]>;
  /** The requests, with their status as the dashboard reads it; those of unknown status are included. */
  abstract dashboardRequests(signal?: AbortSignal): TaskEither<GatewayError, readonly DashboardRequest[]>;
}
