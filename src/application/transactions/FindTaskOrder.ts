import { isLeft } from 'fp-ts/Either';
import { chain, none, type Option } from 'fp-ts/Option';
import { listedOrder } from '../../domain/checkout/paymentResult';
import type { Transaction } from '../../domain/transactions/transaction';
import { findTask, type Task, type TaskId } from '../../domain/work/task';
import type { TransactionGateway } from '../ports/TransactionGateway';
import type { WorkGateway } from '../ports/WorkGateway';

/** A task's own record and the order that it was bought with; none of what the lists do not tell. */
export interface TaskWithOrder {
  readonly task: Option<Task>;
  readonly order: Option<Transaction>;
}

/** Finds a task and its order in the customer's lists; one list that cannot be read costs only its own part. */
export class FindTaskOrder {
  constructor(
    private readonly deps: { readonly work: WorkGateway; readonly transactions: TransactionGateway },
  ) {}

  async execute(taskId: TaskId, signal?: AbortSignal): Promise<TaskWithOrder> {
    const { work, transactions } = this.deps;
    const [tasks, orders] = await Promise.all([work.tasks(signal)(), transactions.all(signal)()]);
    const task = isLeft(tasks) ? none : findTask(tasks.right, taskId);
    const order = isLeft(orders)
      ? none
      : chain(({ orderId }: Task) => listedOrder(orderId, orders.right))(task);
    return { task, order };
  }
}
