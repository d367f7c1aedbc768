import type { SessionDoubts } from '../../application/ports/SessionDoubts';

/** Passes the client's doubtful calls on to whoever listens, so that no screen has to know about 401. */
export class DoubtfulCalls implements SessionDoubts {
  private readonly listeners = new Set<() => void>();

  onDoubt(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  tell(): void {
    for (const listener of this.listeners) listener();
  }
}
