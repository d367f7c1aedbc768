import type { QuotationStatus } from '../../domain/quotations/quotation';
import type { RequestStatus } from '../../domain/quotations/request';
import type { StatusTone } from '../kit/StatusPill';

/** How a quotation's status looks; its word says the same. */
export const quotationTone: Readonly<Record<QuotationStatus, StatusTone>> = {
  pending: 'progress',
  accepted: 'success',
  rejected: 'error',
  paid: 'success',
  cancelled: 'idle',
  expired: 'idle',
  unknown: 'idle',
};

/** How a request's status looks; its word says the same. */
export const requestTone: Readonly<Record<RequestStatus, StatusTone>> = {
  inProgress: 'progress',
  used: 'success',
  denied: 'error',
  unknown: 'idle',
};
