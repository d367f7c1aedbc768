import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ProfileStore } from './ProfileStore';

const SAVED = 'profileSaved';

/** Notes a success in the history entry, because the page reloads at once and a message would go with it (PROF-12). */
export const useRememberSaved = (): (() => void) => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => void navigate(pathname, { replace: true, state: SAVED });
};

/** Tells of the success from before the reload, once. */
export const useSavedNotice = (store: ProfileStore): void => {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  // The state that is set just before the reload belongs to the page after it.
  const [isSaved] = useState(() => state === SAVED);
  useEffect(() => {
    if (!isSaved) return;
    store.tellSaved();
    void navigate(pathname, { replace: true });
  }, [isSaved, store, navigate, pathname]);
};
