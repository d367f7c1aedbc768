import { isPartPaid } from '../../domain/transactions/paidAndDue';
import type { Transaction } from '../../domain/transactions/transaction';
import { texts } from '../texts/texts';

/** The payment state: the portal's words for success and for a part of it, else the server's word, in Hindi where it is known (TXN-04, AMB-52, LANG-03). */
export const paymentLabel = (transaction: Transaction): string => {
  if (isPartPaid(transaction)) return texts().transaction.partPaid;
  if (transaction.payment === 'success') return texts().transaction.success;
  const { paymentText } = transaction;
  if (paymentText === '') return texts().transaction.unknownPayment;
  return texts().transaction.paymentWords[paymentText] ?? paymentText;
};
