import { createContext } from 'react';

/** Fetches the code behind the sign-in while the customer is still busy before it. */
export const PrefetchContext = createContext<() => void>(() => undefined);
