import type { TaskId } from '../../domain/work/task';
import { TrackingQueue } from './TrackingQueue';

/** A dashboard with hundreds of tasks must not use every connection of the browser. */
export const CALLS_AT_ONCE = 6;

export type ReadOne<Result> = (taskId: TaskId, signal: AbortSignal) => Promise<Result>;
export type Deliver<Result> = (taskId: TaskId, result: Result) => void;

/** Reads one resource for many tasks of a dashboard, with at most six calls at a time. */
export class ReadingRound<Result> {
  private readonly queue = new TrackingQueue();
  private readonly underWay = new Map<TaskId, AbortController>();
  private isStopped = false;

  constructor(
    private readonly readOne: ReadOne<Result>,
    private readonly deliver: Deliver<Result>,
  ) {}

  /** Reads these tasks in turn, each once, however often it is named. */
  ask(taskIds: readonly TaskId[]): void {
    this.queue.add(taskIds);
    this.advance();
  }

  askAgain(taskId: TaskId): void {
    this.queue.addAgain(taskId);
    this.advance();
  }

  /** Cancels the call of one task, which makes room for the next; nothing is delivered for it. */
  abandon(taskId: TaskId): void {
    this.queue.remove(taskId);
    this.cancel(taskId);
    this.advance();
  }

  /** Forgets a task unless its call has begun; the task can be requested again. */
  withdraw(taskId: TaskId): void {
    this.queue.withdraw(taskId);
  }

  /** A task whose card is in view is read before those out of view. */
  show(taskId: TaskId): void {
    this.queue.show(taskId);
  }

  hide(taskId: TaskId): void {
    this.queue.hide(taskId);
  }

  /** Cancels the calls under way and drops the tasks that wait; nothing is delivered any more. */
  stop(): void {
    this.isStopped = true;
    for (const taskId of this.underWay.keys()) this.cancel(taskId);
  }

  private cancel(taskId: TaskId): void {
    const source = this.underWay.get(taskId);
    this.underWay.delete(taskId);
    source?.abort();
  }

  private advance(): void {
    const free = CALLS_AT_ONCE - this.underWay.size;
    if (this.isStopped || free <= 0) return;
    for (const taskId of this.queue.take(free)) void this.read(taskId);
  }

  private async read(taskId: TaskId): Promise<void> {
    const source = new AbortController();
    this.underWay.set(taskId, source);
    const result = await this.readOne(taskId, source.signal);
    if (source.signal.aborted) return;
    this.underWay.delete(taskId);
    this.deliver(taskId, result);
    this.advance();
  }
}
