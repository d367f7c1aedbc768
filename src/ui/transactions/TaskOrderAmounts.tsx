import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { OrderAmounts } from './OrderAmounts';
import type { TaskOrderStore } from './TaskOrderStore';

/** The paid and due amounts of a task's order; nothing for an order paid in full (AMB-52). */
export const TaskOrderAmounts = observer(
  ({ store }: { readonly store: TaskOrderStore }): ReactElement | null =>
    isNone(store.partPaid) ? null : (
      <div className="portal-task-amounts">
        <OrderAmounts order={store.partPaid.value} />
      </div>
    ),
);
