import type { TaskEither } from 'fp-ts/TaskEither';
import type { DashboardRequest } from '../../domain/quotations/dashboardRequest';
import type { GatewayError } from './gatewayError';

export abstract class DashboardRequestGateway {
  /** The requests, with their status as the dashboard reads it; those of unknown status are included. */
  abstract dashboardRequests(signal?: AbortSignal): TaskEither<GatewayError, readonly DashboardRequest[]>;
}
