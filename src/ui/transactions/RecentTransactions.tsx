import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { recentTransactions } from '../../domain/transactions/recent';
import { SectionCard } from '../kit/SectionCard';
import { transactionTexts } from '../texts/transactionTexts';
import { TransactionList, type TransactionListProps } from './TransactionList';

export interface RecentTransactionsProps extends Pick<
  TransactionListProps,
  'store' | 'work' | 'emptyAction'
> {
  readonly action: ReactNode;
}

/** The newest transactions (DASH-04). */
export const RecentTransactions = observer(
  ({ store, work, action, emptyAction }: RecentTransactionsProps): ReactElement => (
    <SectionCard title={transactionTexts.recent} action={action}>
      <TransactionList store={store} work={work} emptyAction={emptyAction} choose={recentTransactions} />
    </SectionCard>
  ),
);
