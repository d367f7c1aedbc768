import { useEffect } from 'react';
import { KeptForms } from '../../application/forms/KeptForms';
import { useStore } from '../state/storeContext';

/**
 * Keeps half-filled forms over a reload. Phones throw a page away only while it is hidden, and tell it nothing then; the
 * event of hiding is the last one that is sure to come.
 */
export const KeepForms = (): null => {
  const forms = useStore(KeptForms);
  useEffect(() => {
    const follow = (): void => {
      if (document.visibilityState === 'hidden') forms.hide();
      else forms.show();
    };
    const hide = (): void => forms.hide();
    const show = (): void => forms.show();
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
    };
  }, [forms]);
  return null;
};
