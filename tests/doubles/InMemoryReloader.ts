import type { Reloader } from '../../src/application/ports/Reloader';

/** Counts reloads of the document. */
export class InMemoryReloader implements Reloader {
  reloads = 0;

  isReachable = true;

  canReload(): Promise<boolean> {
    return Promise.resolve(this.isReachable);
  }

  reload(): void {
    this.reloads += 1;
  }
}
