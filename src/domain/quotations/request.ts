import type { Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';

/** A request's status in list and detail; the dashboard reads the codes otherwise. */
export type RequestStatus = 'inProgress' | 'used' | 'denied' | 'unknown';

/** A question that was asked before the price was requested, and what the customer answered. */
interface AnsweredRequestQuestion {
  readonly question: string;
  readonly answer: string;
}

/** A quotation request (section 3). */
export interface QuotationRequest {
  readonly id: string;
  readonly serviceName: string;
  readonly status: RequestStatus;
  readonly createdAt: Option<When>;
  readonly questions: readonly AnsweredRequestQuestion[];
}

const statuses: ReadonlyMap<number | null, RequestStatus> = new Map([
  [0, 'inProgress'],
  [1, 'used'],
  [2, 'denied'],
]);

/** Detail and list: 0 in progress, 1 used, 2 denied (section 4). */
export const requestStatusFromCode = (code: number | null): RequestStatus => statuses.get(code) ?? 'unknown';
