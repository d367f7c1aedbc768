import type { TaskId } from '../../domain/work/task';
import { onAbort } from '../ports/stoppedWaiting';
import type { OnResult, TaskReader } from './TaskReader';

/** Makes readers of one resource, such as the documents. */
interface Readers<Result> {
  readonly execute: (onResult: OnResult<Result>) => TaskReader<Result>;
}

interface Reading<Result> {
  readonly taskIds: readonly TaskId[];
  /** Gets the result of each task as it comes. */
  readonly take: OnResult<Result>;
  readonly signal?: AbortSignal | undefined;
}

/** Reads several tasks to the end, a few calls at a time; false when the signal aborted before every task had its turn. */
export const readEach = <Result>(
  readers: Readers<Result>,
  { taskIds, take, signal }: Reading<Result>,
): Promise<boolean> =>
  new Promise((resolve) => {
    const waiting = new Set(taskIds);
    if (waiting.size === 0) resolve(true);
    const reader = readers.execute((taskId, result) => {
      take(taskId, result);
      waiting.delete(taskId);
      if (waiting.size === 0) resolve(true);
    });
    onAbort(signal, () => {
      reader.stop();
      resolve(false);
    });
    reader.enqueue([...waiting]);
  });
