import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import type { Task, TaskId } from '../../domain/work/task';
import type { TrackingStep } from '../../domain/work/trackingStep';
import type { GatewayError } from '../ports/gatewayError';
import { STOPPED_WAITING } from '../ports/stoppedWaiting';
import type { WorkGateway } from '../ports/WorkGateway';

export type TakeSteps = (taskId: TaskId, steps: readonly TrackingStep[]) => void;

/** Reads the steps of several tasks. */
export class ReadOpenSteps {
  constructor(private readonly deps: { readonly work: WorkGateway }) {}

  /** Gives the steps of each task as they come; ends with the first failure once every task was read. */
  async execute(
    tasks: readonly Pick<Task, 'id'>[],
    take: TakeSteps,
    signal: AbortSignal,
  ): Promise<Either<GatewayError, undefined>> {
    const results = await Promise.all(
      tasks.map(async ({ id }) => {
        const steps = await this.deps.work.steps(id, signal)();
        if (isRight(steps)) take(id, steps.right);
        return steps;
      }),
    );
    return signal.aborted ? left(STOPPED_WAITING) : (results.find(isLeft) ?? right(undefined));
  }
}
