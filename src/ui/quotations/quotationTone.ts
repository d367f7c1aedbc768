import type { DashboardRequestStatus } from '../../domain/quotations/dashboardRequest';
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

/** The same on the dashboard. */
export const dashboardRequestTone: Readonly<Record<DashboardRequestStatus, StatusTone>> = {
  underProcess: 'progress',
  processing: 'progress',
  accepted: 'success',
  rejected: 'error',
  unknown: 'idle',
};
