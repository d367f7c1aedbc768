import { observer } from 'mobx-react-lite';
import { type ReactElement, useMemo } from 'react';
import type { Transaction } from '../../domain/transactions/transaction';
import { servicesByOrder } from '../../domain/work/tasksOfOrder';
import { ListState } from '../kit/ListState';
import { WindowedList } from '../kit/WindowedList';
import { texts } from '../texts/texts';
import type { TransactionListProps } from './transactionProps';
import { TransactionRow } from './TransactionRow';
import { TransactionSkeleton } from './TransactionSkeleton';

/** Its height in pixels before it is measured. */
export const ROW_HEIGHT = 64;
const ROWS_WHILE_LOADING = 3;

interface RowsProps extends Omit<TransactionListProps, 'emptyAction' | 'choose'> {
  readonly chosen: readonly Transaction[];
}

const Rows = observer(({ store, work, chosen, nothingChosen }: RowsProps): ReactElement => {
  const tasks = work.tasks.value;
  const servicesOf = useMemo(() => servicesByOrder(tasks ?? []), [tasks]);
  if (chosen.length === 0) return <>{nothingChosen}</>;
  return (
    <div className="portal-transactions">
      <WindowedList
        items={chosen}
        label={texts().transaction.title}
        keyOf={(transaction) => transaction.id}
        rowHeight={ROW_HEIGHT}
      >
        {(transaction) => (
          <TransactionRow transaction={transaction} services={servicesOf(transaction)} store={store} />
        )}
      </WindowedList>
    </div>
  );
});

/** The transactions in rows; a long list renders only what is near the viewport. */
export const TransactionList = observer(
  ({ store, work, emptyAction, choose, nothingChosen }: TransactionListProps): ReactElement => (
    <ListState
      loadable={store.transactions}
      texts={{
        loading: texts().transaction.loading,
        empty: texts().transaction.empty,
        failed: () => texts().transaction.failed,
      }}
      emptyAction={emptyAction}
      skeleton={<TransactionSkeleton rows={ROWS_WHILE_LOADING} />}
    >
      {(transactions) => (
        <Rows store={store} work={work} chosen={choose(transactions)} nothingChosen={nothingChosen} />
      )}
    </ListState>
  ),
);
