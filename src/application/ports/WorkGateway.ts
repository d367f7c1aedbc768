import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Task, TaskId } from '../../domain/work/task';
import type { TrackingStep } from '../../domain/work/trackingStep';
import type { GatewayError } from './gatewayError';

export abstract class WorkGateway {
  /** Every purchased service of the customer (TASK-01). */
  abstract tasks(signal?: AbortSignal): TaskEither<GatewayError, readonly Task[]>;
  /** The customer's task with this id; none if there is none (TASK-17, AMB-46). */
  abstract task(taskId: TaskId, signal?: AbortSignal): TaskEither<GatewayError, Option<Task>>;
  /**
   * The tracking steps of one task, in the order of the response (TASK-02); `Cancelled` once the signal aborts. Those of
   * hundreds of tasks are asked for in one go: how many calls that takes, and how many at a time, is up to the adapter (P4).
   */
  abstract steps(taskId: TaskId, signal?: AbortSignal): TaskEither<GatewayError, readonly TrackingStep[]>;
  /** Tells whether the customer sees the task, whose steps and documents are then wanted before those of others. */
  abstract setInView(taskId: TaskId, isInView: boolean): void;
}
