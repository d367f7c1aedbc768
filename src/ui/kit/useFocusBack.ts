import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * What goes with the focus in it gives it back to what had it as it came, unless it was moved elsewhere; what stays for
 * long passes its onFocus on, for what had the focus last before it.
 */
export const useFocusBack = (): ((event: FocusEvent) => void) => {
  const had = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    had.current = document.activeElement;
    return () => {
      const last = document.activeElement;
      // Later, because it is still there, and what had the focus may be disabled.
      queueMicrotask(() => {
        const isLost = last?.isConnected === false && document.activeElement === document.body;
        if (isLost && had.current instanceof HTMLElement) had.current.focus({ preventScroll: true });
      });
    };
  }, []);
  return ({ currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(relatedTarget)) had.current = relatedTarget;
  };
};
