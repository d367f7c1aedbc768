import type { DashboardRequestStatus } from '../../../domain/quotations/dashboardRequest';
import type { SummaryStatus } from '../../../domain/quotations/summaryStatus';

const statuses: Readonly<Record<SummaryStatus, string>> = {
  accepted: 'Accepted',
  paid: 'Paid',
  cancelled: 'Cancelled',
  expired: 'Expired',
  pending: 'Pending for Approval',
};

const requestStatuses: Readonly<Record<DashboardRequestStatus, string>> = {
  underProcess: 'Your request is under process and it may take some time',
  processing: 'Processing',
  accepted: 'Quotation Accepted',
  rejected: 'Quotation Rejected',
  unknown: 'Unknown Status',
};

/**
 * Texts of the dashboard's quotations and requests; quoted sentences match the specification letter for letter
 * (LANG-04).
 */
export const quotationSummary = {
  title: 'Quotations',
  kinds: { quotation: 'Quotation', request: 'Request' },
  number: (id: string): string => `#QR${id}`,
  viewAll: 'View all',
  loading: 'Loading...',
  empty: 'No quotations available.',
  failed: 'Failed to fetch quotations. Please try again later.',
  requests: 'Requested Quotations',
  requestsFailed: 'Failed to fetch requested quotations. Please try again later.',
  unnamed: 'Quotation',
  statuses,
  requestStatuses,
};
