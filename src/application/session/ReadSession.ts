import type { Option } from 'fp-ts/Option';
import { type User, isSignedIn } from '../../domain/session/user';
import type { SessionStorage } from '../ports/SessionStorage';

export interface PresentSession {
  readonly isSignedIn: boolean;
  /** None in a tab that knows only the access token. */
  readonly user: Option<User>;
}

/** Who is signed in as far as this browser knows: a stored access token alone decides (SESSION-06). */
export class ReadSession {
  constructor(private readonly deps: { readonly storage: SessionStorage }) {}

  execute(): PresentSession {
    return { isSignedIn: isSignedIn(this.deps.storage.accessToken()), user: this.deps.storage.user() };
  }
}
