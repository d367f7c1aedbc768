import { useCallback, useSyncExternalStore } from 'react';

/**
 * Up to 1024 px the sidebar is a drawer; below 640 px a bottom bar replaces it. In em, so that a larger browser font
 * size counts as a narrower window.
 */
export const WIDE = '(min-width: 64.0625em)';
export const PHONE = '(max-width: 39.9375em)';

/** Whether the window matches a media query now. */
export const useMedia = (query: string): boolean => {
  const watch = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
};
