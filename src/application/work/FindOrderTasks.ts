import { isLeft } from 'fp-ts/Either';
import type { OrderId } from '../../domain/transactions/transaction';
import type { Task } from '../../domain/work/task';
import { tasksOfOrder } from '../../domain/work/tasksOfOrder';
import type { WorkGateway } from '../ports/WorkGateway';

/** The tasks of a paid order, so that its documents can be uploaded at once; empty if the tasks cannot be read. */
export class FindOrderTasks {
  constructor(private readonly deps: { readonly work: WorkGateway }) {}

  async execute(orderId: OrderId, signal?: AbortSignal): Promise<readonly Task[]> {
    const tasks = await this.deps.work.tasks(signal)();
    return isLeft(tasks) ? [] : tasksOfOrder(tasks.right, orderId);
  }
}
