import { useEffect } from 'react';
import type { Instant } from '../../domain/dates/instant';
import { readShownAgain } from '../state/shownReads';
import { PageClock } from '../state/PageClock';
import { useStore } from '../state/storeContext';

/** Who looks elsewhere for so long finds the page as it is by then. */
export const LONG_AWAY_MS = 60_000;

/**
 * Reads again what the page shows, which stands there until then: after a minute away (HOME-05), and where the
 * back/forward cache brings a page back as it was left, such as a cart that was paid for.
 */
export const useReturnToPage = (): void => {
  const clock = useStore(PageClock);
  useEffect(() => {
    let left: Instant | undefined = undefined;
    const turn = (): void => {
      if (document.visibilityState === 'hidden') {
        left = clock.now();
        return;
      }
      clock.lookAgain();
      if (left !== undefined && clock.now() - left >= LONG_AWAY_MS) readShownAgain();
      left = undefined;
    };
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      clock.lookAgain();
      readShownAgain();
    };
    document.addEventListener('visibilitychange', turn);
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [clock]);
};
