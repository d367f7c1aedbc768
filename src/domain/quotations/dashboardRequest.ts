import type { Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';
import { DASHBOARD_REQUESTS } from './limits';

/** A request's status on the dashboard, which reads the codes otherwise than list and detail. */
export type DashboardRequestStatus = 'underProcess' | 'processing' | 'accepted' | 'rejected' | 'unknown';

/** A quotation request as the dashboard lists it. */
export interface DashboardRequest {
  readonly id: string;
  readonly serviceName: string;
  readonly status: DashboardRequestStatus;
  readonly createdAt: Option<When>;
}

const statuses: ReadonlyMap<number | null, DashboardRequestStatus> = new Map([
  [0, 'underProcess'],
  [1, 'processing'],
  [2, 'accepted'],
  [3, 'rejected'],
]);

/** Dashboard: 0 under process, 1 processing, 2 accepted, 3 rejected, others unknown (section 4). */
export const dashboardRequestStatusFromCode = (code: number | null): DashboardRequestStatus =>
  statuses.get(code) ?? 'unknown';

/** Only requests of status 0 to 3 are kept, then the first three listed; none hides the block (section 4). */
export const dashboardRequests = (requests: readonly DashboardRequest[]): readonly DashboardRequest[] =>
  requests.filter((request) => request.status !== 'unknown').slice(0, DASHBOARD_REQUESTS);
