import type { UnauthorizedCalls } from '../../application/ports/UnauthorizedCalls';

/** Forwards the unauthorized calls of any backend's client to listeners, so that no screen has to handle them (AMB-55). */
export class HeardUnauthorizedCalls implements UnauthorizedCalls {
  private readonly listeners = new Set<() => void>();

  onUnauthorized(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  notify(): void {
    for (const listener of this.listeners) listener();
  }
}
