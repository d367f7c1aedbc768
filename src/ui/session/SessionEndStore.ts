import { makeAutoObservable, runInAction } from 'mobx';
import type { UnauthorizedCalls } from '../../application/ports/UnauthorizedCalls';
import type { CheckSession } from '../../application/session/CheckSession';
import type { KeptForms } from '../../application/forms/KeptForms';
import type { ReturnAfterSignIn } from '../../application/session/ReturnAfterSignIn';
import type { SessionStore } from './SessionStore';

export interface SessionEndDependencies {
  readonly unauthorizedCalls: UnauthorizedCalls;
  readonly checkSession: CheckSession;
  readonly returnAfterSignIn: ReturnAfterSignIn;
  readonly forms: KeptForms;
  readonly session: SessionStore;
}

/** Notices that the backend rejects the session, whichever screen made the call (AMB-55). */
export class SessionEndStore {
  hasEnded = false;

  constructor(private readonly deps: SessionEndDependencies) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  /** Starts listening; returns an unsubscribe function. */
  begin(): () => void {
    return this.deps.unauthorizedCalls.onUnauthorized(() => void this.check());
  }

  /** Called when the customer follows Log in: signing in returns to this address (AMB-51) and its form (LINE-06). */
  leaveFrom(address: string): void {
    this.deps.forms.keepForNextSession();
    this.deps.returnAfterSignIn.rememberAddress(address);
  }

  // Without a session the shell closes by itself (SESSION-06), so there is nothing to check.
  private async check(): Promise<void> {
    this.deps.session.settle();
    if (this.hasEnded || !(await this.deps.checkSession.execute())) return;
    this.deps.forms.keepForNextSession();
    runInAction(() => {
      this.hasEnded = true;
    });
  }
}
