import type { TaskId } from '../../domain/work/task';

/** The tasks still to be read: those in view come first, and each is taken once. */
export class TaskQueue {
  private readonly known = new Set<TaskId>();
  private readonly waiting = new Set<TaskId>();
  private readonly inView = new Set<TaskId>();

  /** Queues tasks in the given order; tasks queued before stay as they are. */
  enqueue(taskIds: readonly TaskId[]): void {
    for (const id of taskIds.filter((taskId) => !this.known.has(taskId))) {
      this.known.add(id);
      this.waiting.add(id);
    }
  }

  /** Queues a task again that was already taken, such as for another try. */
  requeue(taskId: TaskId): void {
    this.known.add(taskId);
    this.waiting.add(taskId);
  }

  /** Removes a task from the queue; only another try brings it back. */
  remove(taskId: TaskId): void {
    this.waiting.delete(taskId);
  }

  show(taskId: TaskId): void {
    this.inView.add(taskId);
  }

  hide(taskId: TaskId): void {
    this.inView.delete(taskId);
  }

  /** The next tasks to read, at most `count`: those in view, then the others in their order. */
  take(count: number): readonly TaskId[] {
    const next: TaskId[] = [];
    // Asked for each task that is queued: without room it must not look through them all.
    if (count <= 0) return next;
    const isSeen = [...this.inView].some((id) => this.waiting.has(id));
    const seen = isSeen ? [...this.waiting].filter((id) => this.inView.has(id)) : [];
    for (const id of seen.slice(0, count)) this.waiting.delete(id);
    next.push(...seen.slice(0, count));
    for (const id of this.waiting) {
      if (next.length >= count) break;
      this.waiting.delete(id);
      next.push(id);
    }
    return next;
  }
}
