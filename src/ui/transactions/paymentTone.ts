import { isFailedPayment } from '../../domain/transactions/payment';
import type { Transaction } from '../../domain/transactions/transaction';
import type { StatusTone } from '../kit/StatusPill';

/** A success, a failure and a payment that may still come look different. */
export const paymentTone = ({
  payment,
  paymentText,
}: Pick<Transaction, 'payment' | 'paymentText'>): StatusTone => {
  if (payment === 'success') return 'success';
  return isFailedPayment(paymentText) ? 'error' : 'idle';
};
