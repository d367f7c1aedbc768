import { useNavigate } from 'react-router-dom';
import { HOME_PATH } from '../../domain/session/destination';
import { useStore } from '../state/storeContext';
import { SessionStore } from './SessionStore';

/** Leads a customer whose session has begun into the portal; an address the router refuses becomes the dashboard. */
export const useArrival = (): ((path: string) => void) => {
  const navigate = useNavigate();
  const session = useStore(SessionStore);
  return (path) => {
    const home = (): void => void navigate(HOME_PATH, { replace: true });
    try {
      Promise.resolve(navigate(path, { replace: true })).catch(home);
    } catch {
      home();
    }
    session.refresh();
  };
};
