import { useEffect } from 'react';
import { readShownAgain } from '../state/shownReads';

/** The back/forward cache brings a page back as it was left: what it shows is read again, such as a cart that was paid for. */
export const useReturnToPage = (): void => {
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) readShownAgain();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
};
