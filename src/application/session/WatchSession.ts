import { isNone, isSome } from 'fp-ts/Option';
import type { Analytics } from '../ports/Analytics';
import type { Reloader } from '../ports/Reloader';
import type { SessionStorage } from '../ports/SessionStorage';

/**
 * Watches what other tabs do with the session: a log-out there logs out here too, and after a sign-in there this tab
 * reloads, so that nothing of a former customer stays on the page; the same customer finds what was typed (LINE-06).
 */
export class WatchSession {
  constructor(
    private readonly deps: {
      readonly storage: SessionStorage;
      readonly reloader: Reloader;
      readonly analytics: Analytics;
    },
  ) {}

  /** As a page starts: a tab that was away, or was discarded, has heard of no log-out. */
  arrive(): void {
    const { storage, analytics } = this.deps;
    if (isSome(storage.mark())) storage.follow();
    else if (storage.hasCustomerEntries()) {
      storage.leave();
      analytics.reset();
    }
  }

  /** Calls the listener after each change; returns an unsubscribe function. */
  execute(listener: () => void): () => void {
    const { storage, reloader } = this.deps;
    const settle = (): void => {
      this.settle();
      listener();
    };
    const stops = [
      storage.onChangeElsewhere(settle),
      // It heard nothing while it was away, and its tab may belong to the next customer by now.
      storage.onShownAgain(() => (isSome(storage.mark()) ? reloader.reload() : settle())),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Ends a session whose mark is gone, or reloads for another one; false if nothing changed. */
  settle(): boolean {
    if (isNone(this.deps.storage.mark())) {
      this.deps.storage.leave();
      this.deps.analytics.reset();
      return true;
    }
    if (!this.deps.storage.follow()) return false;
    this.deps.reloader.reload();
    return true;
  }
}
