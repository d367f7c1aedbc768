/** Tasks that something is still to be asked for; the ones in view come first, each is handed out once. */
export class TrackingQueue {
  private readonly known = new Set<string>();
  private readonly waiting = new Set<string>();
  private readonly inView = new Set<string>();

  /** Lines up tasks in the given order; those lined up before are left as they are. */
  add(taskIds: readonly string[]): void {
    for (const id of taskIds.filter((taskId) => !this.known.has(taskId))) {
      this.known.add(id);
      this.waiting.add(id);
    }
  }

  /** Lines up a task again that was handed out already, such as for another try. */
  addAgain(taskId: string): void {
    this.known.add(taskId);
    this.waiting.add(taskId);
  }

  /** Takes a task out of the line; it comes back only by another try. */
  remove(taskId: string): void {
    this.waiting.delete(taskId);
  }

  /** Forgets a task that still waits, as if it had never been lined up. */
  withdraw(taskId: string): void {
    if (this.waiting.delete(taskId)) this.known.delete(taskId);
  }

  show(taskId: string): void {
    this.inView.add(taskId);
  }

  hide(taskId: string): void {
    this.inView.delete(taskId);
  }

  /** The next tasks to ask for, at most that many: the ones in view, then the others in their order. */
  take(count: number): readonly string[] {
    const ids = [...this.waiting];
    const ordered = [...ids.filter((id) => this.inView.has(id)), ...ids.filter((id) => !this.inView.has(id))];
    const next = ordered.slice(0, Math.max(0, count));
    for (const id of next) this.waiting.delete(id);
    return next;
  }
}
