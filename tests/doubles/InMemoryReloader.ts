import type { Reloader } from '../../src/application/ports/Reloader';

/** Counts how often the document would have been loaded again. */
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
