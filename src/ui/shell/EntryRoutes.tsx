import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoginScreen } from '../session/LoginScreen';
import { SessionStore } from '../session/SessionStore';
import { SignUpScreen } from '../session/SignUpScreen';
import { useStore } from '../state/storeContext';

export interface EntryRoutesProps {
  readonly SignedIn: ComponentType;
}

/**
 * '/' forks on the stored access token, '/login' is always Login (AMB-01); everything else is behind the sign-in, and
 * without a token leads to the root.
 */
export const EntryRoutes = observer(({ SignedIn }: EntryRoutesProps): ReactElement => {
  const session = useStore(SessionStore);
  const { pathname } = useLocation();
  const path = pathname.replace(/(?<=.)\/+$/, '');
  if (path === '/login') return <LoginScreen />;
  if (path === '/signup') return <SignUpScreen />;
  if (session.isSignedIn) return <SignedIn />;
  return path === '/' ? <LoginScreen /> : <Navigate to="/" replace />;
});
