import { none, some, type Option } from 'fp-ts/Option';
import type { PaymentState } from './transaction';

const wordsOf = (text: string): string => text.replaceAll(/[_-]+/g, ' ').trim().toLowerCase();

/** payment_status read as success or otherwise, whatever its case (TXN-04). */
export const paymentStateFromText = (text: string): PaymentState =>
  wordsOf(text) === 'success' ? 'success' : 'otherwise';

/** The server's words for a payment that has failed for good. */
const failedWords: ReadonlySet<string> = new Set([
  'failed',
  'failure',
  'fail',
  'declined',
  'rejected',
  'cancelled',
  'canceled',
  'expired',
  'error',
]);

/** Whether the server's word says that the payment has failed for good; otherwise it may be under way. */
export const isFailedPayment = (text: string): boolean => failedWords.has(wordsOf(text));

/** The server's words for a refund that is due or done. */
const refundWords: ReadonlySet<string> = new Set([
  'refund due',
  'refund pending',
  'refund initiated',
  'refunded',
]);

/** Whether the server's word says that the payment is refunded, or will be. */
export const isRefundedPayment = (text: string): boolean => refundWords.has(wordsOf(text));

/** Whether the server's word says that a refund has been made; otherwise it is due. */
export const isRefundMade = (text: string): boolean => wordsOf(text) === 'refunded';

/** The server's own words for the payment's state, capitalised; none if it sent none. */
export const paymentWords = (text: string): Option<string> => {
  const words = wordsOf(text);
  return words === '' ? none : some(words.charAt(0).toUpperCase() + words.slice(1));
};
