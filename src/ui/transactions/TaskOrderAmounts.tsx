import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { useStore } from '../state/storeContext';
import { OrderAmounts } from './OrderAmounts';
import { TaskOrderStore } from './TaskOrderStore';

/** What of a task's order was paid now and is still to pay; nothing for an order that is paid in full (AMB-52). */
export const TaskOrderAmounts = observer(({ taskId }: { readonly taskId: string }): ReactElement | null => {
  const store = useStore(TaskOrderStore);
  useEffect(() => void store.open(taskId), [store, taskId]);
  return isNone(store.partPaid) ? null : (
    <div className="portal-task-amounts">
      <OrderAmounts order={store.partPaid.value} />
    </div>
  );
});
