import { type Option, isNone, isSome } from 'fp-ts/Option';
import { makeAutoObservable, runInAction } from 'mobx';
import type { WatchSession } from '../../application/session/WatchSession';
import type { LogOut } from '../../application/session/LogOut';
import type { ReadSession } from '../../application/session/ReadSession';
import type { RestoreUser } from '../../application/session/RestoreUser';
import type { User } from '../../domain/session/user';

export interface SessionDependencies {
  readonly readSession: ReadSession;
  readonly watchSession: WatchSession;
  readonly restoreUser: RestoreUser;
  readonly logOut: LogOut;
}

/** The signed-in user, shared by every screen of this tab. */
export class SessionStore {
  isSignedIn: boolean;
  user: Option<User>;
  /** Whether a session has ended on this page: a customer who logged out does not count as turned away (AMB-51). */
  hasLeft = false;

  constructor(private readonly deps: SessionDependencies) {
    deps.watchSession.arrive();
    const present = deps.readSession.execute();
    this.isSignedIn = present.isSignedIn;
    this.user = present.user;
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true, deep: false });
  }

  get displayName(): string {
    return isSome(this.user) ? this.user.value.displayName : '';
  }

  get phone(): string {
    return isSome(this.user) ? this.user.value.phone : '';
  }

  /** Path below the asset base; '' when the customer has no picture. */
  get avatar(): string {
    return isSome(this.user) ? this.user.value.avatar : '';
  }

  /** Follows other tabs; returns an unsubscribe function. */
  begin(): () => void {
    return this.deps.watchSession.execute(() => this.refresh());
  }

  /** Reads the session again after a sign-in in this or another tab. */
  refresh(): void {
    const present = this.deps.readSession.execute();
    this.hasLeft = !present.isSignedIn && (this.hasLeft || this.isSignedIn);
    this.isSignedIn = present.isSignedIn;
    this.user = present.user;
    void this.restore();
  }

  /** Detects a session that was removed or changed without a storage event (SESSION-06). */
  settle(): void {
    if (this.isSignedIn && this.deps.watchSession.settle()) this.refresh();
  }

  logOut(): void {
    this.deps.logOut.execute();
    this.refresh();
  }

  /** Loads a user that this tab does not know (SESSION-10). */
  async restore(): Promise<void> {
    if (!this.isSignedIn || !isNone(this.user)) return;
    await this.deps.restoreUser.execute();
    // Read again: the response may be that of a customer who has left meanwhile.
    const { user } = this.deps.readSession.execute();
    runInAction(() => {
      this.user = user;
    });
  }
}
