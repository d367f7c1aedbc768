import { isSome, type Option } from 'fp-ts/Option';
import type { User } from '../../domain/session/user';
import type { SessionStorage } from '../ports/SessionStorage';

export interface PresentSession {
  readonly isSignedIn: boolean;
  /** None in a tab that knows only the mark of the session. */
  readonly user: Option<User>;
}

/** Who is signed in as far as this browser knows: the stored mark alone decides (SESSION-06). */
export class ReadSession {
  constructor(private readonly deps: { readonly storage: SessionStorage }) {}

  execute(): PresentSession {
    return { isSignedIn: isSome(this.deps.storage.mark()), user: this.deps.storage.user() };
  }
}
