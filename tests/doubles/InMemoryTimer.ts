import type { Timer } from '../../src/application/ports/Timer';

interface Waiting {
  readonly due: number;
  readonly action: () => void;
}

/** A timer whose time the test advances. */
export class InMemoryTimer implements Timer {
  private now = 0;
  private waiting: readonly Waiting[] = [];

  after(milliseconds: number, action: () => void): () => void {
    const entry: Waiting = { due: this.now + milliseconds, action };
    this.waiting = [...this.waiting, entry];
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  }

  /** Advances the time and runs what falls due, in order. */
  pass(milliseconds: number): void {
    this.now += milliseconds;
    const due = this.waiting
      .filter((entry) => entry.due <= this.now)
      .toSorted((one, other) => one.due - other.due);
    this.waiting = this.waiting.filter((entry) => entry.due > this.now);
    for (const { action } of due) action();
  }

  get count(): number {
    return this.waiting.length;
  }
}
