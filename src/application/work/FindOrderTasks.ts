import { isLeft, isRight } from 'fp-ts/Either';
import { missingCount } from '../../domain/documents/checklist';
import type { Transaction } from '../../domain/transactions/transaction';
import type { Task } from '../../domain/work/task';
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

/** The tasks of a paid order, so that its documents can be uploaded at once. */
export class FindOrderTasks {
  constructor(private readonly deps: { readonly work: WorkGateway; readonly files: FileGateway }) {}

  async execute(order: Transaction, signal?: AbortSignal): Promise<OrderTasks> {
    const read = await this.deps.work.tasks(signal)();
    if (isLeft(read)) return { tasks: [], wanting: [], isKnown: false };
    const tasks = tasksByOrder(read.right)(order);
    const missing = await Promise.all(tasks.map((task) => this.missing(task, signal)));
    return {
      tasks,
      wanting: tasks.filter((_, index) => (missing[index] ?? 0) > 0),
      isKnown: tasks.length > 0 && !missing.includes(undefined),
    };
  }

  /** Undefined where the documents cannot be read. */
  private async missing(task: Task, signal?: AbortSignal): Promise<number | undefined> {
    if (!mayWantDocuments(task)) return 0;
    const documents = await this.deps.files.taskDocuments(task.id, signal)();
    return isRight(documents) ? missingCount(documents.right) : undefined;
  }
}
