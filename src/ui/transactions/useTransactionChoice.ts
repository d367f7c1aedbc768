import { none } from 'fp-ts/Option';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DASHBOARD_TRANSACTIONS } from '../dashboard/dashboardTab';
import { readChoice, type TransactionChoice, writtenChoice } from '../../domain/transactions/choice';

interface ChosenInAddress {
  readonly choice: TransactionChoice;
  readonly choose: (change: Partial<TransactionChoice>) => void;
  readonly clear: () => void;
}

/** The choice of transactions in the address, so that a reload, Back and a copied address keep it. */
export const useTransactionChoice = (): ChosenInAddress => {
  const [query, setQuery] = useSearchParams();
  const choice = useMemo(() => readChoice((name) => query.get(name)), [query]);
  const choose = (change: Partial<TransactionChoice>): void => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(writtenChoice({ ...choice, ...change }))) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    // An address without a choice opens no tab by itself.
    setQuery(next, { replace: true, state: DASHBOARD_TRANSACTIONS });
  };
  return { choice, choose, clear: () => choose({ state: none, year: none }) };
};
