import { isSome } from 'fp-ts/Option';
import { isSameUser, type Session, type User } from '../../domain/session/user';
import type { Analytics } from '../ports/Analytics';
import type { SessionStorage } from '../ports/SessionStorage';

export interface SessionStart {
  readonly storage: SessionStorage;
  readonly analytics: Analytics;
}

/** A session begins in one way, after a login and after a registration (SESSION-05). */
export const beginSession = ({ storage, analytics }: SessionStart, session: Session): User => {
  const former = storage.user();
  // A session that ended by itself was not logged out, so analytics may still know its customer.
  if ((isSome(former) || isSome(storage.mark())) && !isSameUser(former, session.user)) analytics.reset();
  storage.keep(session);
  storage.markServiceEntry();
  analytics.identify(session.user);
  return session.user;
};
