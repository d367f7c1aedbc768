import { type RefObject, useEffect, useRef } from 'react';

const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** When the customer last used the page, or 0; where it stands does not tell, since what comes above moves it too. */
export const useTouchedAt = (): Readonly<RefObject<number>> => {
  const touchedAt = useRef(0);
  useEffect(() => {
    const watching = new AbortController();
    const touch = (): void => {
      touchedAt.current = performance.now();
    };
    for (const kind of BY_HAND) addEventListener(kind, touch, { passive: true, signal: watching.signal });
    return () => watching.abort();
  }, []);
  return touchedAt;
};
