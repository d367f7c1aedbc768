import { useSyncExternalStore } from 'react';

const PRINT = 'print';

let isBegun = false;

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
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', tell);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', tell);
    isBegun = false;
  };
};

const isPrinting = (): boolean => isBegun || window.matchMedia(PRINT).matches;

/**
 * Whether the page is being printed. React renders such a change before the browser lays the paper out, so a long list
 * can be rendered whole for it.
 */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting);
