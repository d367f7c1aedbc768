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
