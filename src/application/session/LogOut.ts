import type { Analytics } from '../ports/Analytics';
import type { SessionVault } from '../ports/SessionVault';

/** Ends the session in the browser; the refresh token is not removed by this step (decisions AMB-04). */
export class LogOut {
  constructor(
    private readonly vault: SessionVault,
    private readonly analytics: Analytics,
  ) {}

  execute(): void {
    this.vault.leave();
    this.analytics.reset();
  }
}
