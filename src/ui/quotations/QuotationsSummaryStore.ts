import { makeAutoObservable } from 'mobx';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { LoadDashboardRequests } from '../../application/quotations/LoadDashboardRequests';
import type { QuotationSummaryGateway } from '../../application/ports/QuotationSummaryGateway';
import type { DashboardRequest } from '../../domain/quotations/dashboardRequest';
import type { QuotationSummary } from '../../domain/quotations/summaryStatus';
import { Loadable } from '../state/Loadable';

/** Quotations and requests for the dashboard, each loaded separately. */
export class QuotationsSummaryStore {
  readonly summaries: Loadable<readonly QuotationSummary[], GatewayError>;
  readonly requests: Loadable<readonly DashboardRequest[], GatewayError>;

  constructor(deps: {
    readonly summaries: QuotationSummaryGateway;
    readonly loadRequests: LoadDashboardRequests;
  }) {
    this.summaries = new Loadable((signal) => deps.summaries.summaries(signal)());
    this.requests = new Loadable((signal) => deps.loadRequests.execute(signal));
    makeAutoObservable(this, { summaries: false, requests: false }, { autoBind: true });
  }

  /** Whether the block is hidden because no request is kept, which is known only after the load (REQ-14). */
  get hidesRequests(): boolean {
    return this.requests.value?.length === 0;
  }
}
