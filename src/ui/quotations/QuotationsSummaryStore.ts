import { makeAutoObservable } from 'mobx';
import type { DashboardRequestGateway } from '../../application/ports/DashboardRequestGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { QuotationGateway } from '../../application/ports/QuotationGateway';
import { type DashboardRequest, dashboardRequests } from '../../domain/quotations/dashboardRequest';
import type { Quotation } from '../../domain/quotations/quotation';
import type { Transaction } from '../../domain/transactions/transaction';
import { Loadable } from '../state/Loadable';

type Orders = Pick<Loadable<readonly Transaction[], GatewayError>, 'isLoading' | 'value'>;

/** Quotations and requests for the dashboard, each loaded separately. */
export class QuotationsSummaryStore {
  readonly quotations: Loadable<readonly Quotation[], GatewayError>;
  readonly requests: Loadable<readonly DashboardRequest[], GatewayError>;

  constructor(deps: { readonly quotations: QuotationGateway; readonly requests: DashboardRequestGateway }) {
    this.quotations = new Loadable((signal) => deps.quotations.quotations(signal)());
    this.requests = new Loadable((signal) => deps.requests.dashboardRequests(signal)());
    makeAutoObservable(this, { quotations: false, requests: false, listed: false }, { autoBind: true });
  }

  /** The requests that the dashboard lists beside these orders; undefined until both are answered (REQ-13, HOME-06). */
  listed(orders: Orders): readonly DashboardRequest[] | undefined {
    const requests = this.requests.value;
    if (requests === undefined || (requests.length > 0 && orders.isLoading)) return undefined;
    return dashboardRequests(requests, { quotations: this.quotations.value, orders: orders.value });
  }
}
