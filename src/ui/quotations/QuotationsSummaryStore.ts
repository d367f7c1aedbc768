import { makeAutoObservable } from 'mobx';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { QuotationGateway } from '../../application/ports/QuotationGateway';
import type { LoadDashboardRequests } from '../../application/quotations/LoadDashboardRequests';
import type { DashboardRequest } from '../../domain/quotations/dashboardRequest';
import type { Quotation } from '../../domain/quotations/quotation';
import { Loadable } from '../state/Loadable';

/** Quotations and requests for the dashboard, each loaded separately. */
export class QuotationsSummaryStore {
  readonly quotations: Loadable<readonly Quotation[], GatewayError>;
  readonly requests: Loadable<readonly DashboardRequest[], GatewayError>;

  constructor(deps: { readonly quotations: QuotationGateway; readonly loadRequests: LoadDashboardRequests }) {
    this.quotations = new Loadable((signal) => deps.quotations.quotations(signal)());
    this.requests = new Loadable((signal) => deps.loadRequests.execute(signal));
    makeAutoObservable(this, { quotations: false, requests: false }, { autoBind: true });
  }

  /** Whether the block is hidden because no request is kept, which is known only after the load (REQ-14). */
  get hidesRequests(): boolean {
    return this.requests.value?.length === 0;
  }
}
