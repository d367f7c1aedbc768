import type { Analytics } from '../ports/Analytics';
import type { SessionGateway } from '../ports/SessionGateway';
import type { SessionStorage } from '../ports/SessionStorage';

/** Ends the session at the backend and in the browser; the refresh token is not removed by this step (decisions AMB-04). */
export class LogOut {
  constructor(
    private readonly deps: {
      readonly sessions: SessionGateway;
      readonly storage: SessionStorage;
      readonly analytics: Analytics;
    },
  ) {}

  execute(): void {
    try {
      // Before the storage forgets what the call carries.
      this.deps.sessions.end();
    } finally {
      this.deps.storage.leave();
      this.deps.analytics.reset();
    }
  }
}
