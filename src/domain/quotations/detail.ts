import type { CartLine } from '../cart/cart';
import { isOfService } from './names';
import { isPending } from './quotation';
import type { Quotation, QuotationStatus } from './quotation';
import type { QuotationRequest, RequestStatus } from './request';

/** What /quotation/{id} opened: a quotation or, as the fallback, a request (QUOT-12). */
export type DetailSubject =
  | { readonly kind: 'quotation'; readonly quotation: Quotation }
  | { readonly kind: 'request'; readonly request: QuotationRequest };

/** The status that the detail shows if there is nothing to decide; quotations and requests share three names. */
export type DetailStatus = Exclude<QuotationStatus, 'pending'> | 'requestInProgress';

/** Either accept and deny are offered, or the status is shown. */
export type DetailReading =
  | { readonly kind: 'decide' }
  | { readonly kind: 'inform'; readonly status: DetailStatus };

const requestStatuses: Readonly<Record<RequestStatus, DetailStatus>> = {
  inProgress: 'requestInProgress',
  used: 'accepted',
  denied: 'rejected',
  unknown: 'unknown',
};

/**
 * Whether an accepted quotation is in the cart to be paid. A cart item carries no quotation number, so a line
 * belongs to the quotation when it has its service name or that of one of its items (AMB-58).
 */
export const waitsInCart = (
  subject: DetailSubject,
  lines: readonly Pick<CartLine, 'serviceName'>[],
): boolean => {
  if (subject.kind === 'request' || subject.quotation.status !== 'accepted') return false;
  const { quotation } = subject;
  return lines.some(({ serviceName }) => isOfService(quotation, serviceName));
};

/** Only a pending quotation can be decided; anything else, a request too, shows its status (QUOT-17, QUOT-24, AMB-27). */
export const detailReading = (subject: DetailSubject): DetailReading => {
  if (subject.kind === 'request') return { kind: 'inform', status: requestStatuses[subject.request.status] };
  const { status } = subject.quotation;
  return isPending(status) ? { kind: 'decide' } : { kind: 'inform', status };
};
