import type { DashboardRequestStatus } from '../../domain/quotations/dashboardRequest';
import type { SummaryStatus } from '../../domain/quotations/summaryStatus';
import type { StatusTone } from '../kit/StatusPill';

const summaryTones: Readonly<Record<SummaryStatus, StatusTone>> = {
  pending: 'accent',
  accepted: 'success',
  paid: 'success',
  cancelled: 'idle',
  expired: 'error',
};

const requestTones: Readonly<Record<DashboardRequestStatus, StatusTone>> = {
  underProcess: 'progress',
  processing: 'progress',
  accepted: 'success',
  rejected: 'error',
  unknown: 'idle',
};

export const summaryTone = (status: SummaryStatus): StatusTone => summaryTones[status];

export const dashboardRequestTone = (status: DashboardRequestStatus): StatusTone => requestTones[status];
