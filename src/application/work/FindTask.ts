import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import type { Task, TaskId } from '../../domain/work/task';
import type { GatewayError } from '../ports/gatewayError';
import type { WorkGateway } from '../ports/WorkGateway';
import { SharedCalls } from '../waiting/SharedCalls';

export type TaskUnknown = { readonly kind: 'TaskMissing' } | GatewayError;

/** The customer's task of that id, which the parts of its page look up together (decisions AMB-46). */
export class FindTask {
  private readonly underWay = new SharedCalls<TaskUnknown, Task>();

  constructor(private readonly deps: { readonly work: WorkGateway }) {}

  execute(taskId: TaskId, signal?: AbortSignal): Promise<Either<TaskUnknown, Task>> {
    return this.underWay.ask(taskId, (shared) => this.find(taskId, shared), signal);
  }

  private async find(taskId: TaskId, signal: AbortSignal): Promise<Either<TaskUnknown, Task>> {
    const found = await this.deps.work.task(taskId, signal)();
    if (isLeft(found)) return found;
    return isSome(found.right) ? right(found.right.value) : left({ kind: 'TaskMissing' });
  }
}
