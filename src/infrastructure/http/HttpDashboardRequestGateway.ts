import type { TaskEither } from 'fp-ts/TaskEither';
import type { DashboardRequestGateway } from '../../application/ports/DashboardRequestGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { DashboardRequest } from '../../domain/quotations/dashboardRequest';
import type { ApiClient } from './ApiClient';
import { readList } from './readList';
import { dashboardRequestWire, toDashboardRequest } from './dashboardRequestWire';

export class HttpDashboardRequestGateway implements DashboardRequestGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  dashboardRequests(signal?: AbortSignal): TaskEither<GatewayError, readonly DashboardRequest[]> {
    const reading = {
      codec: dashboardRequestWire,
      toDomain: toDashboardRequest,
      log: this.deps.log,
      record: 'quotation request',
    };
    return readList(this.deps.api, 'user/quotation-request', reading, signal);
  }
}
