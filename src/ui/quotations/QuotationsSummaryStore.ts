import { fromNullable } from 'fp-ts/Option';
import { makeAutoObservable } from 'mobx';
import type { DashboardRequestGateway } from '../../application/ports/DashboardRequestGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { QuotationGateway } from '../../application/ports/QuotationGateway';
import { type DashboardRequest, dashboardRequests } from '../../domain/quotations/dashboardRequest';
import type { Quotation } from '../../domain/quotations/quotation';
import type { Transaction } from '../../domain/transactions/transaction';
import { Loadable } from '../state/Loadable';

/** Quotations and requests for the dashboard, each loaded separately. */
export class QuotationsSummaryStore {
  readonly quotations: Loadable<readonly Quotation[], GatewayError>;
  readonly requests: Loadable<readonly DashboardRequest[], GatewayError>;

  constructor(deps: { readonly quotations: QuotationGateway; readonly requests: DashboardRequestGateway }) {
    this.quotations = new Loadable((signal) => deps.quotations.quotations(signal)());
    this.requests = new Loadable((signal) => deps.requests.dashboardRequests(signal)());
    makeAutoObservable(this, { quotations: false, requests: false, listed: false }, { autoBind: true });
  }

  /** The requests that the dashboard lists beside these orders; undefined until they are read (REQ-13, HOME-06). */
  listed(orders: readonly Transaction[]): readonly DashboardRequest[] | undefined {
    const quotations = fromNullable(this.quotations.value);
    return this.requests.value && dashboardRequests(this.requests.value, { quotations, orders });
  }
}
