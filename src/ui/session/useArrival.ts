import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { HOME_PATH } from '../../domain/session/destination';
import { useStore } from '../state/storeContext';
import { SessionStore } from './SessionStore';

/** Navigates into the portal after sign-in; an address that the router refuses becomes the dashboard. */
export const useArrival = (): ((path: string) => void) => {
  const navigate = useNavigate();
  const session = useStore(SessionStore);
  return (path) => {
    try {
      void navigate(path, { replace: true });
    } catch {
      void navigate(HOME_PATH, { replace: true });
    }
    session.refresh();
  };
};

/** Goes on once another tab has signed in this browser; the destination is undefined where the form does so by itself. */
export const useSignInElsewhere = (destination: () => string | undefined): void => {
  const session = useStore(SessionStore);
  const arrive = useArrival();
  const goOn = useEffectEvent((): void => {
    const path = destination();
    if (path !== undefined) arrive(path);
  });
  useEffect(
    () =>
      reaction(
        () => session.isSignedIn,
        (isSignedIn) => {
          if (isSignedIn) goOn();
        },
      ),
    [session],
  );
};
