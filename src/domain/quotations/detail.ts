import { isPending } from './quotation';
import type { Quotation, QuotationStatus } from './quotation';
import type { QuotationRequest, RequestStatus } from './request';

/** What /quotation/{id} opened: a quotation or, as the fallback, a request (section 7). */
export type DetailSubject =
  | { readonly kind: 'quotation'; readonly quotation: Quotation }
  | { readonly kind: 'request'; readonly request: QuotationRequest };

/** Either accept and deny are offered or a text tells the status. */
export type DetailReading = { readonly kind: 'decide' } | { readonly kind: 'text'; readonly text: string };

const quotationTexts: Readonly<Record<Exclude<QuotationStatus, 'pending'>, string>> = {
  accepted: 'Accepted',
  rejected: 'Rejected',
  expired: 'Expired',
  unknown: 'Unknown Status',
};

const requestTexts: Readonly<Record<RequestStatus, string>> = {
  inProgress: 'Request In Progress',
  used: 'Accepted',
  denied: 'Rejected',
  unknown: 'Unknown Status',
};

/** An accepted quotation waits in the cart to be paid. */
export const waitsInCart = (subject: DetailSubject): boolean =>
  subject.kind === 'quotation' && subject.quotation.status === 'accepted';

/** Only a pending quotation is decided, everything else shows its text; a request is never decided (section 4, AMB-27). */
export const detailReading = (subject: DetailSubject): DetailReading => {
  if (subject.kind === 'request') return { kind: 'text', text: requestTexts[subject.request.status] };
  const { status } = subject.quotation;
  return isPending(status) ? { kind: 'decide' } : { kind: 'text', text: quotationTexts[status] };
};
