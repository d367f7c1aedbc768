import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ReturnAfterSignIn } from '../../application/session/ReturnAfterSignIn';
import { LOGIN_PATH, SIGN_UP_PATH } from '../../domain/session/entryPaths';
import { LoginScreen } from '../session/LoginScreen';
import { SessionStore } from '../session/SessionStore';
import type { Elements } from '../kit/elements';
import { LazyPart } from '../kit/LazyPart';
import { useStandingHeight } from '../kit/useStandingHeight';
import { LazyParts } from '../state/LazyParts';
import { useStore } from '../state/storeContext';
import { NoConnection } from './NoConnection';
import { ScreenLoading } from './ScreenLoading';

/** The router's key for the first address of a page, unless the page was reloaded. */
const FIRST_ADDRESS = 'default';

/** Redirects a visitor to the root and returns them after sign-in, unless a session has just ended here (AMB-51). */
const TurnedAway = ({ hasLeft }: { readonly hasLeft: boolean }): ReactElement => {
  const returns = useStore(ReturnAfterSignIn);
  const { pathname, search, key } = useLocation();
  useEffect(() => {
    if (!hasLeft) returns.turnAway(pathname + search, key === FIRST_ADDRESS);
  }, [returns, hasLeft, pathname, search, key]);
  return <Navigate to="/" replace />;
};

/** Login or Sign Up; a visitor who opened it directly was not turned away from another page (AMB-51). */
const Entry = ({ children }: { readonly children: Elements }): ReactElement => {
  const returns = useStore(ReturnAfterSignIn);
  const isOpenedByItself = useLocation().key === FIRST_ADDRESS;
  useEffect(() => {
    if (isOpenedByItself) returns.forgetAddress();
  }, [returns, isOpenedByItself]);
  return (
    <>
      <div ref={useStandingHeight('--portal-bars')} className="portal-bars">
        <NoConnection />
      </div>
      {children}
    </>
  );
};

/**
 * '/' is the dashboard or Login depending on the stored session, '/login' is always Login (AMB-01); any other path
 * without one redirects to the root. Each route change checks it again (SESSION-06).
 */
export const EntryRoutes = observer((): ReactElement => {
  const session = useStore(SessionStore);
  const parts = useStore(LazyParts);
  const { pathname } = useLocation();
  useEffect(() => session.settle(), [session, pathname]);
  const path = pathname.replace(/(.)\/+$/, '$1');
  const isLogin = path === LOGIN_PATH || (path === '/' && !session.isSignedIn);
  useEffect(() => {
    if (isLogin) parts.prefetch('signUp');
  }, [parts, isLogin]);
  if (isLogin)
    return (
      <Entry>
        <LoginScreen />
      </Entry>
    );
  if (path === SIGN_UP_PATH)
    return (
      <Entry>
        <LazyPart name="signUp" waiting={<ScreenLoading />} given={{}} />
      </Entry>
    );
  if (!session.isSignedIn) return <TurnedAway hasLeft={session.hasLeft} />;
  return <LazyPart name="signedIn" waiting={<ScreenLoading />} given={{}} />;
});
