import { type RefObject, useEffect, useRef } from 'react';

const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * The place that the customer used last, if any: a press is a use of where it was, not of what it leads to. How far the page
 * is scrolled does not tell, since what comes above moves it too.
 */
export const useLastUsed = <Place>(place: Place): Readonly<RefObject<Place | undefined>> => {
  const lastUsed = useRef<Place>(undefined);
  useEffect(() => {
    const watching = new AbortController();
    const touch = (): void => {
      lastUsed.current = place;
    };
    for (const kind of BY_HAND) addEventListener(kind, touch, { passive: true, signal: watching.signal });
    return () => watching.abort();
  }, [place]);
  return lastUsed;
};
