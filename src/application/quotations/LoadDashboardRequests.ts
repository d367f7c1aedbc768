import { type Either, map } from 'fp-ts/Either';
import { type DashboardRequest, dashboardRequests } from '../../domain/quotations/dashboardRequest';
import type { GatewayError } from '../ports/gatewayError';
import type { QuotationGateway } from '../ports/QuotationGateway';

export class LoadDashboardRequests {
  constructor(private readonly quotations: QuotationGateway) {}

  /** The few requests that the dashboard lists; empty where it lists none (section 4). */
  async execute(): Promise<Either<GatewayError, readonly DashboardRequest[]>> {
    return map(dashboardRequests)(await this.quotations.dashboardRequests()());
  }
}
