import type { QuotationStatus } from '../../domain/quotations/quotation';
import type { RequestStatus } from '../../domain/quotations/request';
import type { StatusTone } from '../kit/StatusPill';

/** Tone of a quotation's status; the status word carries the same meaning. */
export const quotationTone: Readonly<Record<QuotationStatus, StatusTone>> = {
  pending: 'progress',
  accepted: 'success',
  rejected: 'error',
  paid: 'success',
  cancelled: 'idle',
  expired: 'idle',
  unknown: 'idle',
};

/** Tone of a request's status; the status word carries the same meaning. */
export const requestTone: Readonly<Record<RequestStatus, StatusTone>> = {
  inProgress: 'progress',
  used: 'success',
  denied: 'error',
  unknown: 'idle',
};
