import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { findTask, type Task, type TaskId } from '../../domain/work/task';
import type { GatewayError } from '../ports/gatewayError';
import type { WorkGateway } from '../ports/WorkGateway';

export type TaskUnknown = { readonly kind: 'TaskMissing' } | GatewayError;

/** The customer's task of that id, where the page was opened without navigation state (decisions AMB-46). */
export class FindTask {
  constructor(private readonly deps: { readonly work: WorkGateway }) {}

  async execute(taskId: TaskId, signal?: AbortSignal): Promise<Either<TaskUnknown, Task>> {
    const tasks = await this.deps.work.tasks(signal)();
    if (isLeft(tasks)) return tasks;
    const task = findTask(tasks.right, taskId);
    return isSome(task) ? right(task.value) : left({ kind: 'TaskMissing' });
  }
}
