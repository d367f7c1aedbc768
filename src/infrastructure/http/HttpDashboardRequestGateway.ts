import { flatMap, type TaskEither } from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { DashboardRequestGateway } from '../../application/ports/DashboardRequestGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { DashboardRequest } from '../../domain/quotations/dashboardRequest';
import { acceptedList } from '../wire/decode';
import type { ApiClient } from './ApiClient';
import { stoppable } from './apiRequest';
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
    const asked = this.deps.api.get('user/quotation-request', stoppable(signal));
    return pipe(asked, flatMap(acceptedList(reading)));
  }
}
