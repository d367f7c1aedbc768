import { useEffect, useRef } from 'react';

const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Whether the customer has begun to use the page; where it stands does not tell, since what comes above moves it too. */
export const useTouched = (): { readonly current: boolean } => {
  const isTouched = useRef(false);
  useEffect(() => {
    const watching = new AbortController();
    const touch = (): void => {
      isTouched.current = true;
    };
    for (const kind of BY_HAND) addEventListener(kind, touch, { passive: true, signal: watching.signal });
    return () => watching.abort();
  }, []);
  return isTouched;
};
