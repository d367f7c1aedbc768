import { isLeft } from 'fp-ts/Either';
import { chain, none, type Option } from 'fp-ts/Option';
import { listedOrder } from '../../domain/checkout/paymentResult';
import type { Transaction } from '../../domain/transactions/transaction';
import { findTask, type Task, type TaskId } from '../../domain/work/task';
import type { TransactionGateway } from '../ports/TransactionGateway';
import type { WorkGateway } from '../ports/WorkGateway';

/** The order that a task was bought with; none if the lists do not name it or cannot be read. */
export class FindTaskOrder {
  constructor(
    private readonly deps: { readonly work: WorkGateway; readonly transactions: TransactionGateway },
  ) {}

  async execute(taskId: TaskId, signal?: AbortSignal): Promise<Option<Transaction>> {
    const { work, transactions } = this.deps;
    const [tasks, orders] = await Promise.all([work.tasks(signal)(), transactions.all(signal)()]);
    if (isLeft(tasks) || isLeft(orders)) return none;
    return chain((task: Task) => listedOrder(task.orderId, orders.right))(findTask(tasks.right, taskId));
  }
}
