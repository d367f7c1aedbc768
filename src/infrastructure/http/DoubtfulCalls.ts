import type { SessionDoubts } from '../../application/ports/SessionDoubts';

/** Forwards the client's doubtful calls to listeners, so that no screen has to handle 401 (AMB-55). */
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
