import type { ReactElement, ReactNode } from 'react';
import { recentTransactions } from '../../domain/transactions/recent';
import { SectionCard } from '../kit/SectionCard';
import { transactionTexts } from '../texts/transactionTexts';
import { TransactionList } from './TransactionList';
import type { TransactionsStore } from './TransactionsStore';

export interface RecentTransactionsProps {
  readonly store: TransactionsStore;
  readonly action: ReactNode;
  readonly emptyAction: ReactNode;
}

/** The newest transactions (DASH-04). */
export const RecentTransactions = ({ store, action, emptyAction }: RecentTransactionsProps): ReactElement => (
  <SectionCard title={transactionTexts.recent} action={action}>
    <TransactionList store={store} emptyAction={emptyAction} choose={recentTransactions} />
  </SectionCard>
);
