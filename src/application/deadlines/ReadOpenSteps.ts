import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Task, TaskId } from '../../domain/work/task';
import type { TrackingStep } from '../../domain/work/trackingStep';
import type { GatewayError } from '../ports/gatewayError';
import { onAbort, STOPPED_WAITING } from '../ports/stoppedWaiting';
import type { ReadTracking } from '../work/ReadTracking';

export type TakeSteps = (taskId: TaskId, steps: readonly TrackingStep[]) => void;

/** Reads the steps of several tasks with few calls at a time. */
export class ReadOpenSteps {
  constructor(private readonly deps: { readonly readTracking: ReadTracking }) {}

  /** Gives the steps of each task as they come; ends with the first failure once every task had its turn. */
  execute(
    tasks: readonly Pick<Task, 'id'>[],
    take: TakeSteps,
    signal: AbortSignal,
  ): Promise<Either<GatewayError, undefined>> {
    return new Promise((resolve) => {
      let end: Either<GatewayError, undefined> = right(undefined);
      const waiting = new Set(tasks.map(({ id }) => id));
      if (waiting.size === 0) resolve(end);
      const reader = this.deps.readTracking.execute((taskId, result) => {
        if (isLeft(result)) end = isLeft(end) ? end : result;
        else take(taskId, result.right);
        waiting.delete(taskId);
        if (waiting.size === 0) resolve(end);
      });
      onAbort(signal, () => {
        reader.stop();
        resolve(left(STOPPED_WAITING));
      });
      reader.enqueue([...waiting]);
    });
  }
}
