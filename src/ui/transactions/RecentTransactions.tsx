import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { recentTransactions } from '../../domain/transactions/recent';
import type { Elements } from '../kit/elements';
import { SectionCard } from '../kit/SectionCard';
import { texts } from '../texts/texts';
import { TransactionList } from './TransactionList';
import type { TransactionListProps } from './transactionProps';

export interface RecentTransactionsProps extends Pick<TransactionListProps, 'store' | 'work'> {
  readonly action: Elements;
}

/** The newest transactions (DASH-04). */
export const RecentTransactions = observer(
  ({ store, work, action }: RecentTransactionsProps): ReactElement => (
    <SectionCard title={texts().transaction.recent} action={action}>
      <TransactionList store={store} work={work} choose={recentTransactions} />
    </SectionCard>
  ),
);
