import { none } from 'fp-ts/Option';
import { DASHBOARD_TRANSACTIONS } from '../dashboard/dashboardTab';
import { readChoice, type TransactionChoice, writtenChoice } from '../../domain/transactions/choice';
import { useAddressChoice } from '../state/useAddressChoice';

interface ChosenInAddress {
  readonly choice: TransactionChoice;
  readonly choose: (change: Partial<TransactionChoice>) => void;
  readonly clear: () => void;
}

const words = { read: readChoice, written: writtenChoice };

/** The choice of transactions in the address, so that a reload, Back and a copied address keep it. */
export const useTransactionChoice = (): ChosenInAddress => {
  // An address without a choice opens no tab by itself.
  const { choice, choose: write } = useAddressChoice(words, DASHBOARD_TRANSACTIONS);
  const choose = (change: Partial<TransactionChoice>): void => write({ ...choice, ...change });
  return { choice, choose, clear: () => choose({ state: none, year: none }) };
};
