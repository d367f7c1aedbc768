import { isSome, type Option } from 'fp-ts/Option';
import { statusFromCode } from '../codes/statusCode';
import { momentOf, type When } from '../dates/instant';
import { inFull } from '../received/incomplete';
import type { Transaction } from '../transactions/transaction';
import { DASHBOARD_REQUESTS } from './limits';
import { isOfService } from './names';
import type { Quotation } from './quotation';
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
export const dashboardRequestStatusFromCode: (code: unknown) => DashboardRequestStatus =
  statusFromCode(statuses);

type Made = Pick<Quotation, 'serviceName' | 'names' | 'createdAt'>;

/** What may have become of a request, as it was read; undefined while it is not, or could not be. */
export interface Outcomes {
  readonly quotations: readonly Made[] | undefined;
  readonly orders: readonly Pick<Transaction, 'services' | 'payment' | 'createdAt'>[] | undefined;
}

/** Whether a quotation was made, or an order paid, for the request's service since; without both dates nothing is known. */
const isSettled = ({ serviceName, createdAt }: DashboardRequest, made: readonly Made[]): boolean =>
  made.some(
    (later) =>
      isSome(createdAt) &&
      isSome(later.createdAt) &&
      momentOf(later.createdAt.value) >= momentOf(createdAt.value) &&
      isOfService(later, serviceName),
  );

/**
 * Keeps requests of status 0 to 3 that no later quotation or paid order has settled, and lists the first three; an empty
 * result hides the block (REQ-13, REQ-14, HOME-06). Of one that was used nothing is said while not all quotations are
 * known, and of one that is under way while not all orders are, since one may have paid it.
 */
export const dashboardRequests = (
  requests: readonly DashboardRequest[],
  { quotations, orders }: Outcomes,
): readonly DashboardRequest[] => {
  const paid = (orders ?? [])
    .filter(({ payment }) => payment === 'success')
    .map(({ services, createdAt }) => ({ serviceName: '', names: services, createdAt }));
  const made = [...(quotations ?? []), ...paid];
  const areOrdersKnown = isSome(inFull(orders));
  const isUsedKnown = areOrdersKnown && isSome(inFull(quotations));
  const isUnsaid = ({ status }: DashboardRequest): boolean =>
    status === 'unknown' ||
    (status === 'underProcess' && !areOrdersKnown) ||
    (status === 'processing' && !isUsedKnown);
  return requests
    .filter((request) => !isUnsaid(request) && !isSettled(request, made))
    .slice(0, DASHBOARD_REQUESTS);
};
