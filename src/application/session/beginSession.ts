import type { Session, User } from '../../domain/session/user';
import type { Analytics } from '../ports/Analytics';
import type { SessionStorage } from '../ports/SessionStorage';

export interface SessionStart {
  readonly storage: SessionStorage;
  readonly analytics: Analytics;
}

/** A session begins in one way, after a login and after a registration (SESSION-05). */
export const beginSession = ({ storage, analytics }: SessionStart, session: Session): User => {
  storage.keep(session);
  storage.markServiceEntry();
  analytics.identify(session.user);
  return session.user;
};
