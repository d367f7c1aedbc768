import { useEffect } from 'react';
import type { HandOver } from './HandOver';

/** Returning from the payment page may restore this page from the back/forward cache in its old state. */
export const useReturnFromProvider = (handOver: HandOver): void => {
  useEffect(() => {
    const finish = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) handOver.finish();
    };
    window.addEventListener('pageshow', finish);
    return () => window.removeEventListener('pageshow', finish);
  }, [handOver]);
};
