import { isNone } from 'fp-ts/Option';
import { isPartPaid } from '../../domain/transactions/paidAndDue';
import { paymentWords } from '../../domain/transactions/payment';
import type { Transaction } from '../../domain/transactions/transaction';
import { texts } from '../texts/texts';

/** The payment state: the portal's words for success and for a part of it, else the server's word, in Hindi where it is known (TXN-04, AMB-52, LANG-03). */
export const paymentLabel = (transaction: Transaction): string => {
  if (isPartPaid(transaction)) return texts().transaction.partPaid;
  if (transaction.payment === 'success') return texts().transaction.success;
  const words = paymentWords(transaction.paymentText);
  if (isNone(words)) return texts().transaction.unknownPayment;
  return texts().transaction.paymentWords[words.value] ?? words.value;
};
