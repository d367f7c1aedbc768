import { useEffect, useEffectEvent } from 'react';

interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

declare global {
  interface Window {
    /** What the device has to close with, such as Back on a phone and Escape; not in every browser. */
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** What is open, in the order in which it was opened. */
let open: readonly (() => void)[] = [];
let watcher: CloseWatcher | undefined;

// One for all: the browser may close several watchers at once, and dialogs close one at a time.
const watch = (): void => {
  watcher?.destroy();
  watcher = open[0] && window.CloseWatcher ? new window.CloseWatcher() : undefined;
  // It is used up by one request, and what is open may stay so, with a question.
  watcher?.addEventListener('close', () => {
    watch();
    open.at(-1)?.();
  });
};

/**
 * Hands the device's own request to close to what was opened last. Returns whether the part has to listen to Escape itself,
 * because the browser has no such requests.
 */
export const useCloseRequest = (isOpen: boolean, onRequest: () => void): boolean => {
  const request = useEffectEvent(onRequest);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (): void => request();
    open = [...open, close];
    watch();
    return () => {
      open = open.filter((one) => one !== close);
      watch();
    };
  }, [isOpen]);
  return !window.CloseWatcher;
};
