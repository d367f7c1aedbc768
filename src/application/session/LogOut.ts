import type { Analytics } from '../ports/Analytics';
import type { SessionStorage } from '../ports/SessionStorage';

/** Ends the session in the browser; the refresh token is not removed by this step (decisions AMB-04). */
export class LogOut {
  constructor(private readonly deps: { readonly storage: SessionStorage; readonly analytics: Analytics }) {}

  execute(): void {
    this.deps.storage.leave();
    this.deps.analytics.reset();
  }
}
