import type { UnauthorizedCalls } from '../../application/ports/UnauthorizedCalls';

/** Forwards the client's unauthorized calls to listeners, so that no screen has to handle 401 (AMB-55). */
export class HttpUnauthorizedCalls implements UnauthorizedCalls {
  private readonly listeners = new Set<() => void>();

  onUnauthorized(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  notify(): void {
    for (const listener of this.listeners) listener();
  }
}
