import { useLayoutEffect } from 'react';

/** What goes with the focus in it gives it back to what had it as it came, unless it was moved elsewhere. */
export const useFocusBack = (): void =>
  useLayoutEffect(() => {
    const had = document.activeElement;
    return () => {
      const last = document.activeElement;
      // Later, because it is still there, and what had the focus may be disabled.
      queueMicrotask(() => {
        const isLost = last?.isConnected === false && document.activeElement === document.body;
        if (isLost && had instanceof HTMLElement) had.focus({ preventScroll: true });
      });
    };
  }, []);
