import { useSyncExternalStore } from 'react';

const PRINT = 'print';

let isBegun = false;
let listeners = 0;

const subscribe = (tell: () => void): (() => void) => {
  const begin = (): void => {
    isBegun = true;
    tell();
  };
  const end = (): void => {
    isBegun = false;
    tell();
  };
  const media = window.matchMedia(PRINT);
  listeners += 1;
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', tell);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', tell);
    listeners -= 1;
    // Nobody hears the end of a printing that outlasts the last of them.
    if (listeners === 0) isBegun = false;
  };
};

const isPrinting = (): boolean => isBegun || window.matchMedia(PRINT).matches;

/**
 * Whether the page is being printed. React renders such a change before the browser lays the paper out, so a long list
 * can be rendered whole for it.
 */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting);
