import type { QuotationStatus } from './quotation';

/** A quotation's status in the dashboard's summary, which reads the codes differently from list and detail (AMB-26). */
export type SummaryStatus = 'accepted' | 'paid' | 'cancelled' | 'expired' | 'pending';

const readings: Readonly<Record<QuotationStatus, SummaryStatus>> = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'accepted',
  paid: 'paid',
  cancelled: 'cancelled',
  expired: 'expired',
  unknown: 'pending',
};

/** Summary: accepted and denied ones accepted, those of unknown status pending for approval (QUOT-10). */
export const summaryStatusOf = (status: QuotationStatus): SummaryStatus => readings[status];
