/** The tasks still to be read: those in view come first, and each is taken once. */
export class TrackingQueue {
  private readonly known = new Set<string>();
  private readonly waiting = new Set<string>();
  private readonly inView = new Set<string>();

  /** Queues tasks in the given order; tasks queued before stay as they are. */
  add(taskIds: readonly string[]): void {
    for (const id of taskIds.filter((taskId) => !this.known.has(taskId))) {
      this.known.add(id);
      this.waiting.add(id);
    }
  }

  /** Queues a task again that was already taken, such as for another try. */
  addAgain(taskId: string): void {
    this.known.add(taskId);
    this.waiting.add(taskId);
  }

  /** Removes a task from the queue; only another try brings it back. */
  remove(taskId: string): void {
    this.waiting.delete(taskId);
  }

  /** Forgets a task that still waits, as if it had never been queued. */
  withdraw(taskId: string): void {
    if (this.waiting.delete(taskId)) this.known.delete(taskId);
  }

  show(taskId: string): void {
    this.inView.add(taskId);
  }

  hide(taskId: string): void {
    this.inView.delete(taskId);
  }

  /** The next tasks to read, at most `count`: those in view, then the others in their order. */
  take(count: number): readonly string[] {
    const ids = [...this.waiting];
    const ordered = [...ids.filter((id) => this.inView.has(id)), ...ids.filter((id) => !this.inView.has(id))];
    const next = ordered.slice(0, Math.max(0, count));
    for (const id of next) this.waiting.delete(id);
    return next;
  }
}
