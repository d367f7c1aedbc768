import { observer } from 'mobx-react-lite';
import { type ReactElement, useLayoutEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LOGIN_PATH } from '../../domain/session/entryPaths';
import { SessionEndStore } from '../session/SessionEndStore';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';

/** One bar above everything after the session has ended, instead of failures that cannot be retried (AMB-55). */
export const SessionEnded = observer((): ReactElement | null => {
  const store = useStore(SessionEndStore);
  const { pathname, search } = useLocation();
  // A layout effect, because screens may make their first call in one.
  useLayoutEffect(() => store.begin(), [store]);
  if (!store.hasEnded) return null;
  return (
    <div role="alert" className="portal-bar portal-bar-session">
      <span>{texts().shell.sessionEnded}</span>
      <Link to={LOGIN_PATH} onClick={() => store.leaveFrom(pathname + search)}>
        {texts().shell.logIn}
      </Link>
    </div>
  );
});
