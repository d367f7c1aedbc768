import type { TaskId } from '../../domain/work/task';
import { TaskQueue } from './TaskQueue';

/** A dashboard with hundreds of tasks must not use every connection of the browser. */
export const CALLS_AT_ONCE = 6;

export type ReadOne<Result> = (taskId: TaskId, signal: AbortSignal) => Promise<Result>;
export type OnResult<Result> = (taskId: TaskId, result: Result) => void;

/** Reads one resource for many tasks of a dashboard, with at most six calls at a time. */
export class TaskReader<Result> {
  private readonly queue = new TaskQueue();
  private readonly running = new Map<TaskId, AbortController>();
  private isStopped = false;

  constructor(
    private readonly readOne: ReadOne<Result>,
    private readonly onResult: OnResult<Result>,
  ) {}

  /** Reads these tasks in turn, each once, however often it is named. */
  enqueue(taskIds: readonly TaskId[]): void {
    this.queue.enqueue(taskIds);
    this.startNext();
  }

  /** Reads a task also when it was read before, such as for Try again. */
  requeue(taskId: TaskId): void {
    this.queue.requeue(taskId);
    this.startNext();
  }

  /** Cancels the call of one task, which makes room for the next; nothing is delivered for it. */
  abandon(taskId: TaskId): void {
    this.queue.remove(taskId);
    this.cancel(taskId);
    this.startNext();
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
    for (const taskId of this.running.keys()) this.cancel(taskId);
  }

  private cancel(taskId: TaskId): void {
    const source = this.running.get(taskId);
    this.running.delete(taskId);
    source?.abort();
  }

  private startNext(): void {
    if (this.isStopped) return;
    for (const taskId of this.queue.take(CALLS_AT_ONCE - this.running.size)) void this.read(taskId);
  }

  private async read(taskId: TaskId): Promise<void> {
    const source = new AbortController();
    this.running.set(taskId, source);
    const result = await this.readOne(taskId, source.signal);
    if (source.signal.aborted) return;
    this.running.delete(taskId);
    this.onResult(taskId, result);
    this.startNext();
  }
}
