import type { Transaction } from '../../domain/transactions/transaction';
import type { Elements } from '../kit/elements';
import type { WorkStore } from '../work/WorkStore';
import type { TransactionsStore } from './TransactionsStore';

export interface TransactionListProps {
  readonly store: TransactionsStore;
  /** The next action when there are no transactions. */
  readonly emptyAction?: Elements;
  /** Its tasks name what was bought with an order that does not say so itself. */
  readonly work: Pick<WorkStore, 'tasks'>;
  /** Selects the transactions to list. */
  readonly choose: (transactions: readonly Transaction[]) => readonly Transaction[];
  /** Shown where it selects none. */
  readonly nothingChosen?: Elements;
}

export type TransactionsTabProps = Pick<TransactionListProps, 'store' | 'work' | 'emptyAction'>;
