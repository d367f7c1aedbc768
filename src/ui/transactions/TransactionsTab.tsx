import { Button } from 'antd';
import { exists, none } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useMemo } from 'react';
import {
  chosenTransactions,
  isFiltered,
  readChoice,
  type TransactionChoice,
  writtenChoice,
  yearsOf,
} from '../../domain/transactions/choice';
import { DASHBOARD_TRANSACTIONS } from '../dashboard/dashboardTab';
import { EmptyState } from '../kit/EmptyState';
import { SectionCard } from '../kit/SectionCard';
import { useAddressChoice } from '../state/useAddressChoice';
import { texts } from '../texts/texts';
import { PayTheRest } from './PartPaidNote';
import { TransactionList } from './TransactionList';
import type { TransactionsTabProps } from './transactionProps';
import { STATE_CHOICE, TransactionTools } from './TransactionTools';

interface ChosenInAddress {
  readonly choice: TransactionChoice;
  readonly choose: (change: Partial<TransactionChoice>) => void;
  readonly clear: () => void;
}

const words = { read: readChoice, written: writtenChoice };

/** The choice of transactions in the address, so that a reload, Back and a copied address keep it. */
const useTransactionChoice = (): ChosenInAddress => {
  // An address without a choice opens no tab by itself.
  const { choice, choose: write } = useAddressChoice(words, DASHBOARD_TRANSACTIONS);
  const choose = (change: Partial<TransactionChoice>): void => write({ ...choice, ...change });
  return { choice, choose, clear: () => choose({ state: none, year: none }) };
};

/** The transactions of the customer, as the address chooses and orders them; all, newest first, by default (AMB-02). */
export const TransactionsTab = observer(
  ({ store, work, emptyAction }: TransactionsTabProps): ReactElement => {
    const { choice, choose, clear } = useTransactionChoice();
    const all = store.transactions.value;
    const chosen = useMemo(() => chosenTransactions(all ?? [], choice), [all, choice]);
    const years = useMemo(() => yearsOf(all ?? []), [all]);
    const count = all?.length ?? 0;
    const clearFilters = (): void => {
      clear();
      document.querySelector<HTMLElement>(`#${STATE_CHOICE}`)?.focus();
    };
    return (
      <SectionCard title={texts().transaction.title} {...(all === undefined ? {} : { count })}>
        {count > 0 && (
          <TransactionTools
            choice={choice}
            years={years}
            onChoose={choose}
            shown={isFiltered(choice) ? texts().transaction.shown(chosen.length, count) : ''}
          />
        )}
        {chosen.length > 0 && exists((state) => state === 'part-paid')(choice.state) && (
          <p className="portal-part-paid">
            <PayTheRest />
          </p>
        )}
        <TransactionList
          // Another choice begins at the top.
          key={Object.values(writtenChoice(choice)).join(' ')}
          store={store}
          work={work}
          emptyAction={emptyAction}
          choose={() => chosen}
          nothingChosen={
            <EmptyState
              text={texts().transaction.nothingChosen}
              action={<Button onClick={clearFilters}>{texts().transaction.clearFilters}</Button>}
            />
          }
        />
      </SectionCard>
    );
  },
);
