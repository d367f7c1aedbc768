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

/** Who is signed in, the same for every screen of this tab. */
export class SessionStore {
  isSignedIn: boolean;
  user: Option<User>;
  /** A session has ended on this page: whoever is asked to sign in now was not turned away (AMB-51). */
  hasLeft = false;

  constructor(private readonly deps: SessionDependencies) {
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

  /** A path beneath the asset base; '' where the customer has none. */
  get avatar(): string {
    return isSome(this.user) ? this.user.value.avatar : '';
  }

  /** Follows the other tabs and fills in a user this tab does not know; the result ends the following. */
  begin(): () => void {
    void this.restore();
    return this.deps.watchSession.execute(() => this.refresh());
  }

  /** Reads the session again, after a sign-in here or elsewhere. */
  refresh(): void {
    const present = this.deps.readSession.execute();
    this.hasLeft = !present.isSignedIn && (this.hasLeft || this.isSignedIn);
    this.isSignedIn = present.isSignedIn;
    this.user = present.user;
    void this.restore();
  }

  /** Notices a token that has gone or changed without a storage event (SESSION-06). */
  settle(): void {
    if (this.isSignedIn && this.deps.watchSession.settle()) this.refresh();
  }

  logOut(): void {
    this.deps.logOut.execute();
    this.refresh();
  }

  private async restore(): Promise<void> {
    if (!this.isSignedIn || !isNone(this.user)) return;
    await this.deps.restoreUser.execute();
    // Read again: the answer may be that of a customer who has left meanwhile.
    const { user } = this.deps.readSession.execute();
    runInAction(() => {
      this.user = user;
    });
  }
}
