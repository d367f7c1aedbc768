import { createContext } from 'react';

/** Prefetches the signed-in part's code while the customer is still on Login or Sign Up. */
export const PrefetchContext = createContext<() => void>(() => undefined);
