import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useStore } from '../state/storeContext';
import { useOpened } from '../state/useOpened';
import { OrderAmounts } from './OrderAmounts';
import { TaskOrderStore } from './TaskOrderStore';

/** The paid and due amounts of a task's order; nothing for an order paid in full (AMB-52). */
export const TaskOrderAmounts = observer(({ taskId }: { readonly taskId: string }): ReactElement | null => {
  const store = useStore(TaskOrderStore);
  useOpened(store, taskId);
  return isNone(store.partPaid) ? null : (
    <div className="portal-task-amounts">
      <OrderAmounts order={store.partPaid.value} />
    </div>
  );
});
