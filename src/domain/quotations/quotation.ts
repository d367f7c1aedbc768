import type { Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';
import { statusFromCode } from '../codes/statusCode';
import type { Paise } from '../money/money';
import { type Id, idOf } from '../ids/id';
import type { AnsweredRequestQuestion } from './answered';

/** A quotation's status in list and detail; the dashboard's summary reads the same codes differently (AMB-26). */
export type QuotationStatus =
  | 'pending'
  | 'accepted'
  | 'rejected'
  | 'paid'
  | 'cancelled'
  | 'expired'
  | 'unknown';

/** The id of a quotation. */
export type QuotationId = Id<'quotation'>;
export const quotationId = idOf<'quotation'>();

/** A quotation (QUOT-03); optional texts are '' when absent, the payable amount is in paise. */
export interface Quotation {
  readonly id: QuotationId;
  readonly status: QuotationStatus;
  readonly names: readonly string[];
  readonly serviceName: string;
  readonly createdAt: Option<When>;
  readonly expiresAt: Option<When>;
  readonly expertRemarks: string;
  readonly filePath: string;
  readonly payable: Option<Paise>;
  /** The tax of the whole quotation, and what it comes to; `gstPart` tells what of it is payable. */
  readonly gst: Option<Paise>;
  readonly total: Option<Paise>;
  /** What was asked before the quotation was made, where the backend sends it along. */
  readonly questions: readonly AnsweredRequestQuestion[];
}

const statuses: ReadonlyMap<number, QuotationStatus> = new Map([
  [0, 'pending'],
  [1, 'accepted'],
  [2, 'rejected'],
  [3, 'paid'],
  [4, 'cancelled'],
  [5, 'expired'],
]);

/**
 * Detail and list: 0 pending, 1 accepted, 2 denied or rejected, 5 expired, as QUOT-04 says; 3 paid and 4 cancelled in
 * the summary's words, so that a paid quotation does not vanish (AMB-27).
 */
export const quotationStatusFromCode: (code: unknown) => QuotationStatus = statusFromCode(statuses);

/** Only a pending quotation can be decided (QUOT-17). */
export const isPending = (status: QuotationStatus): status is 'pending' => status === 'pending';

/** Only what is pending or accepted can still be paid. */
export const isPayable = (status: QuotationStatus): boolean => isPending(status) || status === 'accepted';
