import type { PaymentState } from '../../domain/transactions/transaction';

const wordsOf = (status: string): string => status.replaceAll(/[_-]+/g, ' ').trim().toLowerCase();

/** The server's words, in lower case; any other word may stand for a payment that is under way. */
const STATES: ReadonlyMap<string, PaymentState> = new Map([
  ['success', 'success'],
  ['failed', 'failed'],
  ['failure', 'failed'],
  ['fail', 'failed'],
  ['declined', 'failed'],
  ['rejected', 'failed'],
  ['cancelled', 'failed'],
  ['canceled', 'failed'],
  ['expired', 'failed'],
  ['error', 'failed'],
  ['refund due', 'refundDue'],
  ['refund pending', 'refundDue'],
  ['refund initiated', 'refundDue'],
  ['refunded', 'refunded'],
]);

/** payment_status as the state that it names, whatever its case (TXN-04). */
export const paymentStateOf = (status: string): PaymentState => STATES.get(wordsOf(status)) ?? 'otherwise';

/** payment_status in words, capitalised; '' if it has none. */
export const paymentTextOf = (status: string): string => {
  const words = wordsOf(status);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
