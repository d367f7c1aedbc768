import type { Transaction } from './transaction';

/** Whether the payment is refunded, or will be. */
export const isRefund = ({ payment }: Pick<Transaction, 'payment'>): boolean =>
  payment === 'refundDue' || payment === 'refunded';
