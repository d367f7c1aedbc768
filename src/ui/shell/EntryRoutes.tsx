import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactElement, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ReturnAfterSignIn } from '../../application/session/ReturnAfterSignIn';
import { LOGIN_PATH, SIGN_UP_PATH } from '../../domain/session/entryPaths';
import { LoginScreen } from '../session/LoginScreen';
import { SessionStore } from '../session/SessionStore';
import type { OnDemand } from '../kit/onDemand';
import { useStandingHeight } from '../kit/useStandingHeight';
import { useStore } from '../state/storeContext';
import { NoConnection } from './NoConnection';

export interface EntryRoutesProps {
  readonly SignedIn: ComponentType;
  readonly signUp: OnDemand<object>;
}

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

interface EntryProps {
  readonly Screen: ComponentType;
  readonly onShown?: () => void;
}

/** Login or Sign Up; a visitor who opened it directly was not turned away from another page (AMB-51). */
const Entry = ({ Screen, onShown }: EntryProps): ReactElement => {
  useEffect(() => onShown?.(), [onShown]);
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
      <Screen />
    </>
  );
};

/**
 * '/' is the dashboard or Login depending on the stored access token, '/login' is always Login (AMB-01); any other path
 * without a token redirects to the root. Each route change checks the token again (SESSION-06).
 */
export const EntryRoutes = observer(({ SignedIn, signUp }: EntryRoutesProps): ReactElement => {
  const session = useStore(SessionStore);
  const { pathname } = useLocation();
  useEffect(() => session.settle(), [session, pathname]);
  const path = pathname.replace(/(.)\/+$/, '$1');
  if (path === SIGN_UP_PATH) return <Entry Screen={signUp.Component} />;
  if (path === LOGIN_PATH || (path === '/' && !session.isSignedIn))
    return <Entry Screen={LoginScreen} onShown={signUp.fetch} />;
  return session.isSignedIn ? <SignedIn /> : <TurnedAway hasLeft={session.hasLeft} />;
});
