import type { TaskEither } from 'fp-ts/TaskEither';
import type { DashboardRequest } from '../../domain/quotations/dashboardRequest';
import type { QuotationSummary } from '../../domain/quotations/summaryStatus';
import type { GatewayError } from './gatewayError';

export abstract class QuotationSummaryGateway {
  /** The quotations, with their status as the dashboard reads it. */
  abstract summaries(): TaskEither<GatewayError, readonly QuotationSummary[]>;
  /** The requests, with their status as the dashboard reads it; those of unknown status are included. */
  abstract dashboardRequests(): TaskEither<GatewayError, readonly DashboardRequest[]>;
}
