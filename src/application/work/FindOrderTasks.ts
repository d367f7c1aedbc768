import { isLeft, isRight } from 'fp-ts/Either';
import { isSome, none } from 'fp-ts/Option';
import { knownMissing } from '../../domain/documents/checklist';
import type { Transaction } from '../../domain/transactions/transaction';
import type { Task, TaskId } from '../../domain/work/task';
import { mayWantDocuments } from '../../domain/work/taskAction';
import { tasksByOrder } from '../../domain/work/tasksOfOrder';
import type { FileGateway } from '../ports/FileGateway';
import type { WorkGateway } from '../ports/WorkGateway';

/** The tasks of an order, and what they want of the customer. */
export interface OrderTasks {
  readonly tasks: readonly Task[];
  /** The tasks that want documents, in the order of the services. */
  readonly wanting: readonly Task[];
  /** Whether it is known of each task whether it wants documents. */
  readonly isKnown: boolean;
}

interface FindOrderTasksDependencies {
  readonly work: WorkGateway;
  readonly files: FileGateway;
}

/** The tasks of a paid order, so that its documents can be uploaded at once. */
export class FindOrderTasks {
  constructor(private readonly deps: FindOrderTasksDependencies) {}

  async execute(order: Transaction, signal?: AbortSignal): Promise<OrderTasks> {
    const read = await this.deps.work.tasks(signal)();
    if (isLeft(read)) return { tasks: [], wanting: [], isKnown: false };
    const tasks = tasksByOrder(read.right)(order);
    const asked = tasks.filter(mayWantDocuments);
    const missing = await this.missing(asked, signal);
    return {
      tasks,
      wanting: asked.filter(({ id }) => (missing.get(id) ?? 0) > 0),
      // A backend may make the tasks of an order one after the other.
      isKnown:
        tasks.length >= Math.max(1, new Set(order.services).size) && asked.every(({ id }) => missing.has(id)),
    };
  }

  /** How many documents each task still wants; without the tasks of which that cannot be read. */
  private async missing(tasks: readonly Task[], signal?: AbortSignal): Promise<ReadonlyMap<TaskId, number>> {
    const counts = new Map<TaskId, number>();
    await Promise.all(
      tasks.map(async ({ id }) => {
        const documents = await this.deps.files.taskDocuments(id, signal)();
        const count = isRight(documents) ? knownMissing(documents.right) : none;
        if (isSome(count)) counts.set(id, count.value);
      }),
    );
    return counts;
  }
}
