import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useMemo } from 'react';
import { chosenTransactions, isFiltered, writtenChoice, yearsOf } from '../../domain/transactions/choice';
import { EmptyState } from '../kit/EmptyState';
import { SectionCard } from '../kit/SectionCard';
import { texts } from '../texts/texts';
import { TransactionList } from './TransactionList';
import type { TransactionsTabProps } from './transactionProps';
import { STATE_CHOICE, TransactionTools } from './TransactionTools';
import { useTransactionChoice } from './useTransactionChoice';

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
