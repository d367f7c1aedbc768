import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactElement, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ReturnAfterSignIn } from '../../application/session/ReturnAfterSignIn';
import { LoginScreen } from '../session/LoginScreen';
import { SessionStore } from '../session/SessionStore';
import { SignUpScreen } from '../session/SignUpScreen';
import { useStore } from '../state/storeContext';

export interface EntryRoutesProps {
  readonly SignedIn: ComponentType;
}

/** The key that the router gives to the page's first address, unless the page was reloaded. */
const FIRST_ADDRESS = 'default';

/** Leads a visitor to the root, and back once they have signed in, unless a session has just ended here (AMB-51). */
const TurnedAway = ({ hasLeft }: { readonly hasLeft: boolean }): ReactElement => {
  const returns = useStore(ReturnAfterSignIn);
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!hasLeft) returns.turnedAway(pathname + search);
  }, [returns, hasLeft, pathname, search]);
  return <Navigate to="/" replace />;
};

/** Login or Sign Up; who opened it by its own address was not turned away from anywhere. */
const Entry = ({ Screen }: { readonly Screen: ComponentType }): ReactElement => {
  const returns = useStore(ReturnAfterSignIn);
  const isOpenedByItself = useLocation().key === FIRST_ADDRESS;
  useEffect(() => {
    if (isOpenedByItself) returns.openedByItself();
  }, [returns, isOpenedByItself]);
  return <Screen />;
};

/**
 * '/' forks on the stored access token, '/login' is always Login (AMB-01); everything else is behind the sign-in, and
 * without a token leads to the root. Each change of route looks whether the token is still there (SESSION-06).
 */
export const EntryRoutes = observer(({ SignedIn }: EntryRoutesProps): ReactElement => {
  const session = useStore(SessionStore);
  const { pathname } = useLocation();
  useEffect(() => session.settle(), [session, pathname]);
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (path === '/signup') return <Entry Screen={SignUpScreen} />;
  if (path === '/login' || (path === '/' && !session.isSignedIn)) return <Entry Screen={LoginScreen} />;
  return session.isSignedIn ? <SignedIn /> : <TurnedAway hasLeft={session.hasLeft} />;
});
