import type { Session } from '../../../src/domain/session/user';
import { browserSession } from './browserSession';

/** Plays a sign-in in another tab: it writes to the storage of all tabs, and leaves this tab's own as it was. */
export const signInElsewhere = (session: Session): void => {
  const own = Object.entries(sessionStorage);
  sessionStorage.clear();
  browserSession().keep(session);
  sessionStorage.clear();
  for (const [key, value] of own) sessionStorage.setItem(key, value);
};
