import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { newestFirst } from '../../domain/dates/newestFirst';
import { SectionCard } from '../kit/SectionCard';
import { transactionTexts } from '../texts/transactionTexts';
import { TransactionList, type TransactionListProps } from './TransactionList';

type TransactionsTabProps = Pick<TransactionListProps, 'store' | 'emptyAction'>;

/** Every transaction of the customer, newest first (AMB-02). */
export const TransactionsTab = observer(({ store, emptyAction }: TransactionsTabProps): ReactElement => {
  const count = store.transactions.value?.length;
  return (
    <SectionCard title={transactionTexts.title} {...(count === undefined ? {} : { count })}>
      <TransactionList store={store} emptyAction={emptyAction} choose={newestFirst} />
    </SectionCard>
  );
});
