import { type Either, map } from 'fp-ts/Either';
import { type DashboardRequest, dashboardRequests } from '../../domain/quotations/dashboardRequest';
import type { GatewayError } from '../ports/gatewayError';
import type { QuotationSummaryGateway } from '../ports/QuotationSummaryGateway';

export class LoadDashboardRequests {
  constructor(private readonly deps: { readonly summaries: QuotationSummaryGateway }) {}

  /** The few requests that the dashboard lists; empty where it lists none (REQ-13). */
  async execute(signal?: AbortSignal): Promise<Either<GatewayError, readonly DashboardRequest[]>> {
    return map(dashboardRequests)(await this.deps.summaries.dashboardRequests(signal)());
  }
}
