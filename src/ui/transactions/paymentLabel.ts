import { isNone } from 'fp-ts/Option';
import { paymentWords } from '../../domain/transactions/payment';
import type { Transaction } from '../../domain/transactions/transaction';
import { transactionTexts } from '../texts/transactionTexts';

/** The payment state: the portal's word for success, else the server's word (TXN-04). */
export const paymentLabel = ({
  payment,
  paymentText,
}: Pick<Transaction, 'payment' | 'paymentText'>): string => {
  if (payment === 'success') return transactionTexts.success;
  const words = paymentWords(paymentText);
  return isNone(words) ? transactionTexts.unknownPayment : words.value;
};
