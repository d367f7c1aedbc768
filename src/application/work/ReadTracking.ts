import type { Either } from 'fp-ts/Either';
import type { TrackingStep } from '../../domain/work/trackingStep';
import type { GatewayError } from '../ports/gatewayError';
import type { WorkGateway } from '../ports/WorkGateway';
import { type OnResult, TaskReader } from './TaskReader';

export type TrackingResult = Either<GatewayError, readonly TrackingStep[]>;

export class ReadTracking {
  constructor(private readonly deps: { readonly work: WorkGateway }) {}

  /** Starts to read the steps of several tasks; a failure affects only its own task (TASK-02, AMB-25). */
  execute(onResult: OnResult<TrackingResult>): TaskReader<TrackingResult> {
    return new TaskReader((taskId, signal) => this.deps.work.steps(taskId, signal)(), onResult);
  }
}
