import { isLeft } from 'fp-ts/Either';
import { chain, fromEither, none, type Option } from 'fp-ts/Option';
import { listedOrder } from '../../domain/checkout/paymentResult';
import type { Transaction } from '../../domain/transactions/transaction';
import type { Task, TaskId } from '../../domain/work/task';
import type { TransactionGateway } from '../ports/TransactionGateway';
import type { FindTask } from '../work/FindTask';

/** A task's own record and the order that it was bought with; none of what the lists do not tell. */
export interface TaskWithOrder {
  readonly task: Option<Task>;
  readonly order: Option<Transaction>;
}

/** Finds a task and the order that it was bought with; what cannot be read costs only its own part. */
export class FindTaskOrder {
  constructor(
    private readonly deps: { readonly findTask: FindTask; readonly transactions: TransactionGateway },
  ) {}

  async execute(taskId: TaskId, signal?: AbortSignal): Promise<TaskWithOrder> {
    const { findTask, transactions } = this.deps;
    const [found, orders] = await Promise.all([findTask.execute(taskId, signal), transactions.all(signal)()]);
    const task = fromEither(found);
    const order = isLeft(orders)
      ? none
      : chain(({ orderId }: Task) => listedOrder(orderId, orders.right))(task);
    return { task, order };
  }
}
