import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Task, TaskId } from '../../domain/work/task';
import type { TrackingStep } from '../../domain/work/trackingStep';
import type { GatewayError } from '../ports/gatewayError';
import { STOPPED_WAITING } from '../ports/stoppedWaiting';
import { readEach } from '../work/readEach';
import type { ReadTracking } from '../work/ReadTracking';

export type TakeSteps = (taskId: TaskId, steps: readonly TrackingStep[]) => void;

/** Reads the steps of several tasks with few calls at a time. */
export class ReadOpenSteps {
  constructor(private readonly deps: { readonly readTracking: ReadTracking }) {}

  /** Gives the steps of each task as they come; ends with the first failure once every task had its turn. */
  async execute(
    tasks: readonly Pick<Task, 'id'>[],
    take: TakeSteps,
    signal: AbortSignal,
  ): Promise<Either<GatewayError, undefined>> {
    let end: Either<GatewayError, undefined> = right(undefined);
    const isWhole = await readEach(this.deps.readTracking, {
      taskIds: tasks.map(({ id }) => id),
      take: (taskId, result) => {
        if (isLeft(result)) end = isLeft(end) ? end : result;
        else take(taskId, result.right);
      },
      signal,
    });
    return isWhole ? end : left(STOPPED_WAITING);
  }
}
