import { isPartPaid } from '../../domain/transactions/paidAndDue';
import type { Transaction } from '../../domain/transactions/transaction';
import type { StatusTone } from '../kit/StatusPill';

/** Success, part of it, failure and pending payments get different tones (TXN-04, AMB-52). */
export const paymentTone = (transaction: Transaction): StatusTone => {
  if (isPartPaid(transaction)) return 'progress';
  if (transaction.payment === 'success') return 'success';
  return transaction.payment === 'failed' ? 'error' : 'idle';
};
