import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { Transaction } from '../../domain/transactions/transaction';
import { ListState } from '../kit/ListState';
import { WindowedList } from '../kit/WindowedList';
import { transactionTexts } from '../texts/transactionTexts';
import { TransactionRow } from './TransactionRow';
import { TransactionSkeleton } from './TransactionSkeleton';
import type { TransactionsStore } from './TransactionsStore';

const ROW_HEIGHT = 64;
const ROWS_WHILE_LOADING = 5;

export interface TransactionListProps {
  readonly store: TransactionsStore;
  /** The next action when there are no transactions. */
  readonly emptyAction: ReactNode;
  /** Selects the transactions to list; all of them by default. */
  readonly choose?: (transactions: readonly Transaction[]) => readonly Transaction[];
}

const all = (transactions: readonly Transaction[]): readonly Transaction[] => transactions;

/** The transactions in rows; a long list renders only what is near the viewport. */
export const TransactionList = observer(
  ({ store, emptyAction, choose = all }: TransactionListProps): ReactElement => (
    <ListState
      loadable={store.transactions}
      texts={{
        loading: transactionTexts.loading,
        empty: transactionTexts.empty,
        failed: () => transactionTexts.failed,
      }}
      emptyAction={emptyAction}
      skeleton={<TransactionSkeleton rows={ROWS_WHILE_LOADING} />}
    >
      {(transactions) => (
        <WindowedList
          items={choose(transactions)}
          label={transactionTexts.title}
          keyOf={(transaction) => transaction.id}
          rowHeight={ROW_HEIGHT}
        >
          {(transaction) => <TransactionRow transaction={transaction} store={store} />}
        </WindowedList>
      )}
    </ListState>
  ),
);
