import type { TaskEither } from 'fp-ts/TaskEither';
import type { DashboardRequest } from '../../domain/quotations/dashboardRequest';
import type { QuotationSummary } from '../../domain/quotations/summaryStatus';
import type { GatewayError } from './gatewayError';

export abstract class QuotationSummaryGateway {
  /** The quotations in the dashboard's reading of their status (section 4). */
  abstract summaries(): TaskEither<GatewayError, readonly QuotationSummary[]>;
  /** The requests in the dashboard's reading of their status, those of unknown status included (section 4). */
  abstract dashboardRequests(): TaskEither<GatewayError, readonly DashboardRequest[]>;
}
