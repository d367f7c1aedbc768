import { isPending } from './quotation';
import type { Quotation } from './quotation';
import type { QuotationRequest, RequestStatus } from './request';

/** What /quotation/{id} opened: a quotation or, as the fallback, a request (section 7). */
export type DetailSubject =
  | { readonly kind: 'quotation'; readonly quotation: Quotation }
  | { readonly kind: 'request'; readonly request: QuotationRequest };

/** What the detail tells where there is nothing to decide; quotations and requests share three of the names. */
export type DetailStatus = 'requestInProgress' | 'accepted' | 'rejected' | 'expired' | 'unknown';

/** Either accept and deny are offered or the status is told. */
export type DetailReading =
  | { readonly kind: 'decide' }
  | { readonly kind: 'tell'; readonly status: DetailStatus };

const requestStatuses: Readonly<Record<RequestStatus, DetailStatus>> = {
  inProgress: 'requestInProgress',
  used: 'accepted',
  denied: 'rejected',
  unknown: 'unknown',
};

/** An accepted quotation waits in the cart to be paid. */
export const waitsInCart = (subject: DetailSubject): boolean =>
  subject.kind === 'quotation' && subject.quotation.status === 'accepted';

/** Only a pending quotation is decided, everything else is told; a request is never decided (section 4, AMB-27). */
export const detailReading = (subject: DetailSubject): DetailReading => {
  if (subject.kind === 'request') return { kind: 'tell', status: requestStatuses[subject.request.status] };
  const { status } = subject.quotation;
  return isPending(status) ? { kind: 'decide' } : { kind: 'tell', status };
};
