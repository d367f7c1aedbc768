import { isSignedIn } from '../../domain/session/user';
import type { Analytics } from '../ports/Analytics';
import type { Reloader } from '../ports/Reloader';
import type { SessionStorage } from '../ports/SessionStorage';

/**
 * Follows what other tabs do with the session: a log-out there is one here too, and when another customer signs in
 * there this tab starts again, so that nothing of the former customer stays on the page.
 */
export class WatchSession {
  constructor(
    private readonly storage: SessionStorage,
    private readonly reloader: Reloader,
    private readonly analytics: Analytics,
  ) {}

  /** Calls the listener after each change; the result ends the following. */
  execute(listener: () => void): () => void {
    return this.storage.onChangeElsewhere(() => {
      this.settle();
      listener();
    });
  }

  /** Ends a session whose token has gone, or reloads for the customer who came instead; false where nothing changed. */
  settle(): boolean {
    if (!isSignedIn(this.storage.accessToken())) {
      this.storage.leave();
      this.analytics.reset();
      return true;
    }
    if (!this.storage.isForeign()) return false;
    this.storage.forgetUser();
    this.reloader.reload();
    return true;
  }
}
