import { type Either, map } from 'fp-ts/Either';
import { type DashboardRequest, dashboardRequests } from '../../domain/quotations/dashboardRequest';
import type { GatewayError } from '../ports/gatewayError';
import type { DashboardRequestGateway } from '../ports/DashboardRequestGateway';

export class LoadDashboardRequests {
  constructor(private readonly deps: { readonly requests: DashboardRequestGateway }) {}

  /** The few requests that the dashboard lists; empty where it lists none (REQ-13). */
  async execute(signal?: AbortSignal): Promise<Either<GatewayError, readonly DashboardRequest[]>> {
    return map(dashboardRequests)(await this.deps.requests.dashboardRequests(signal)());
  }
}
