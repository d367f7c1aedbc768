import type { Option } from 'fp-ts/Option';
import { statusFromCode } from '../codes/statusCode';
import type { When } from '../dates/instant';
import { DASHBOARD_REQUESTS } from './limits';
import type { RequestId } from './request';

/** A request's status on the dashboard, which reads the codes differently from list and detail. */
export type DashboardRequestStatus = 'underProcess' | 'processing' | 'accepted' | 'rejected' | 'unknown';

/** A quotation request as the dashboard lists it. */
export interface DashboardRequest {
  readonly id: RequestId;
  readonly serviceName: string;
  readonly status: DashboardRequestStatus;
  readonly createdAt: Option<When>;
}

const statuses: ReadonlyMap<number, DashboardRequestStatus> = new Map([
  [0, 'underProcess'],
  [1, 'processing'],
  [2, 'accepted'],
  [3, 'rejected'],
]);

/** Dashboard: 0 under process, 1 processing, 2 accepted, 3 rejected, others unknown (REQ-10, REQ-11, REQ-12). */
export const dashboardRequestStatusFromCode: (code: unknown) => DashboardRequestStatus = statusFromCode(
  statuses,
  'unknown',
);

/** Keeps requests of status 0 to 3 and lists the first three; an empty result hides the block (REQ-13, REQ-14). */
export const dashboardRequests = (requests: readonly DashboardRequest[]): readonly DashboardRequest[] =>
  requests.filter((request) => request.status !== 'unknown').slice(0, DASHBOARD_REQUESTS);
