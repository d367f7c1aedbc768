import { type PaymentGroup, paymentGroupOf } from '../../domain/transactions/choice';
import type { Transaction } from '../../domain/transactions/transaction';
import type { StatusTone } from '../kit/StatusPill';

const tones: Readonly<Record<PaymentGroup, StatusTone>> = {
  paid: 'success',
  'part-paid': 'progress',
  'not-confirmed': 'idle',
  failed: 'error',
  refunded: 'idle',
};

/** Success, part of it, failure and pending payments get different tones (TXN-04, AMB-52). */
export const paymentTone = (transaction: Transaction): StatusTone => tones[paymentGroupOf(transaction)];
