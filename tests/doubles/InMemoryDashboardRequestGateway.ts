import * as TE from 'fp-ts/TaskEither';
import type { DashboardRequestGateway } from '../../src/application/ports/DashboardRequestGateway';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { DashboardRequest } from '../../src/domain/quotations/dashboardRequest';
import { unlessCancelled } from './unlessCancelled';

/** What the dashboard reads of quotation requests, in memory. */
export class InMemoryDashboardRequestGateway implements DashboardRequestGateway {
  failure: GatewayError | undefined = undefined;

  constructor(public all: readonly DashboardRequest[] = []) {}

  dashboardRequests(signal?: AbortSignal): TE.TaskEither<GatewayError, readonly DashboardRequest[]> {
    return unlessCancelled(signal, () =>
      this.failure === undefined ? TE.right(this.all)() : TE.left(this.failure)(),
    );
  }

  fail(): void {
    this.failure = gatewayError('Unreachable');
  }
}
