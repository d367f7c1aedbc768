import type { Either } from 'fp-ts/Either';
import type { TrackingStep } from '../../domain/work/trackingStep';
import type { GatewayError } from '../ports/gatewayError';
import type { WorkGateway } from '../ports/WorkGateway';

/** The steps of one task, for its detail page. */
export class LoadSteps {
  constructor(private readonly work: WorkGateway) {}

  execute(taskId: string, signal?: AbortSignal): Promise<Either<GatewayError, readonly TrackingStep[]>> {
    return this.work.steps(taskId, signal)();
  }
}
