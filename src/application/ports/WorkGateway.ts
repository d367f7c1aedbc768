import type { TaskEither } from 'fp-ts/TaskEither';
import type { Task, TaskId } from '../../domain/work/task';
import type { TrackingStep } from '../../domain/work/trackingStep';
import type { GatewayError } from './gatewayError';

export abstract class WorkGateway {
  /** Every purchased service of the customer (TASK-01). */
  abstract tasks(signal?: AbortSignal): TaskEither<GatewayError, readonly Task[]>;
  /** The tracking steps of one task, in the order of the response (TASK-02); `Cancelled` once the signal aborts. */
  abstract steps(taskId: TaskId, signal?: AbortSignal): TaskEither<GatewayError, readonly TrackingStep[]>;
}
