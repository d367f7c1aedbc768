import type { Option } from 'fp-ts/Option';
import { statusFromCode } from '../codes/statusCode';
import type { When } from '../dates/instant';
import { type Id, idOf } from '../ids/id';
import type { AnsweredRequestQuestion } from './answered';
import type { QuotationId } from './quotation';

/** A request's status in list and detail; the dashboard reads the codes differently. */
export type RequestStatus = 'inProgress' | 'used' | 'denied' | 'unknown';

/** The id of a quotation request; quotations are numbered on their own. */
export type RequestId = Id<'request'>;
export const requestId = idOf<'request'>();

/** /quotation/{id} also serves links to a request, so an id that names no quotation is read as a request's (QUOT-12, AMB-28). */
export const toRequestId = (id: QuotationId): RequestId => requestId(id);

/** A quotation request (REQ-02). */
export interface QuotationRequest {
  readonly id: RequestId;
  readonly serviceName: string;
  readonly status: RequestStatus;
  readonly createdAt: Option<When>;
  readonly questions: readonly AnsweredRequestQuestion[];
}

const statuses: ReadonlyMap<number, RequestStatus> = new Map([
  [0, 'inProgress'],
  [1, 'used'],
  [2, 'denied'],
  [3, 'denied'],
]);

/**
 * Detail and list: 0 in progress, 1 used, 2 denied (REQ-03 to REQ-05). The dashboard calls 3 'Quotation Rejected'
 * (REQ-11), so here it is denied too: a denied request does not vanish from the list.
 */
export const requestStatusFromCode: (code: unknown) => RequestStatus = statusFromCode(statuses);
