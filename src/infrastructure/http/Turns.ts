import { type Either, left } from 'fp-ts/Either';
import type { TaskId } from '../../domain/work/task';
import { onAbort, STOPPED_WAITING, type StoppedWaiting } from '../../application/ports/stoppedWaiting';

/** A dashboard with hundreds of tasks must not use every connection of the browser (P4). */
export const CALLS_AT_ONCE = 6;

/** A call that waits for its turn. */
interface Waiting {
  readonly taskId: TaskId;
  readonly begin: () => void;
}

/** Lets at most six calls for tasks run at a time: those for tasks in view first, the others as they were asked for. */
export class Turns {
  private readonly waiting = new Set<Waiting>();
  private readonly inView = new Set<TaskId>();
  private running = 0;

  /** What the call gives once it had its turn; `Cancelled`, without a call, if the signal aborts before. */
  run<E, A>(
    taskId: TaskId,
    signal: AbortSignal | undefined,
    call: () => Promise<Either<E, A>>,
  ): Promise<Either<E | StoppedWaiting, A>> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        release();
        void call()
          .then(resolve, reject)
          .finally(() => this.end());
      };
      const waiting = { taskId, begin };
      const release = onAbort(signal, () => {
        this.waiting.delete(waiting);
        resolve(left(STOPPED_WAITING));
      });
      if (signal?.aborted === true) return;
      this.waiting.add(waiting);
      this.beginNext();
    });
  }

  /** A task whose card is in view is read before those out of view. */
  show(taskId: TaskId): void {
    this.inView.add(taskId);
  }

  hide(taskId: TaskId): void {
    this.inView.delete(taskId);
  }

  private end(): void {
    this.running -= 1;
    this.beginNext();
  }

  // Asked with each call that is queued: without room it must not look through them all.
  private beginNext(): void {
    while (this.running < CALLS_AT_ONCE) {
      const next = this.next();
      if (next === undefined) return;
      this.waiting.delete(next);
      this.running += 1;
      next.begin();
    }
  }

  private next(): Waiting | undefined {
    for (const waiting of this.inView.size > 0 ? this.waiting : []) {
      if (this.inView.has(waiting.taskId)) return waiting;
    }
    const [first] = this.waiting;
    return first;
  }
}
