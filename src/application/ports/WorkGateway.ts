import type { TaskEither } from 'fp-ts/TaskEither';
import type { Task } from '../../domain/work/task';
import type { TrackingStep } from '../../domain/work/trackingStep';
import type { GatewayError } from './gatewayError';

export abstract class WorkGateway {
  /** Every purchased service of the customer (section 7, GET /user/tasks). */
  abstract tasks(): TaskEither<GatewayError, readonly Task[]>;
  /** The tracking steps of one task, in the answer's order; `Cancelled` once the signal says so. */
  abstract steps(taskId: string, signal?: AbortSignal): TaskEither<GatewayError, readonly TrackingStep[]>;
}
