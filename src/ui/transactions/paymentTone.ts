import { isFailedPayment } from '../../domain/transactions/payment';
import type { Transaction } from '../../domain/transactions/transaction';
import type { StatusTone } from '../kit/StatusPill';

/** Success, failure and pending payments get different tones (TXN-04). */
export const paymentTone = ({
  payment,
  paymentText,
}: Pick<Transaction, 'payment' | 'paymentText'>): StatusTone => {
  if (payment === 'success') return 'success';
  return isFailedPayment(paymentText) ? 'error' : 'idle';
};
