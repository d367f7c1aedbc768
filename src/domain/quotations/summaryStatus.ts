import type { Option } from 'fp-ts/Option';
import { statusFromCode } from '../codes/statusCode';
import type { When } from '../dates/instant';
import type { QuotationId } from './quotation';

/** A quotation's status in the dashboard's summary, which reads the codes differently from list and detail (AMB-26). */
export type SummaryStatus = 'accepted' | 'paid' | 'cancelled' | 'expired' | 'pending';

/** An entry of the dashboard's quotation summary. */
export interface QuotationSummary {
  readonly id: QuotationId;
  readonly names: readonly string[];
  readonly status: SummaryStatus;
  readonly createdAt: Option<When>;
}

const statuses: ReadonlyMap<number, SummaryStatus> = new Map([
  [1, 'accepted'],
  [2, 'accepted'],
  [3, 'paid'],
  [4, 'cancelled'],
  [5, 'expired'],
]);

/** Summary: 1 or 2 accepted, 3 paid, 4 cancelled, 5 expired, anything else pending for approval (QUOT-10). */
export const summaryStatusFromCode: (code: unknown) => SummaryStatus = statusFromCode(statuses, 'pending');
