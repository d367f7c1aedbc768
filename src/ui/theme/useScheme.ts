import { useSyncExternalStore } from 'react';
import { useIsPrinting } from '../kit/useIsPrinting';
import { isDark, watchScheme } from './scheme';
import type { Scheme } from './palette';

/** Whether what is shown is light or dark; paper is light. */
export const useScheme = (): Scheme => {
  const isPageDark = useSyncExternalStore(watchScheme, isDark);
  return useIsPrinting() || !isPageDark ? 'light' : 'dark';
};
