import { useEffect } from 'react';

/** While `isBusy`, the browser asks before the page is closed or loaded again. */
export const useUnloadWarning = (isBusy: boolean): void => {
  useEffect(() => {
    if (!isBusy) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);
};
