import { createContext } from 'react';

/** Reloads the page for code that could not be fetched; false where the fault has to be shown instead. */
export const MissingCodeContext = createContext<() => Promise<boolean>>(() => Promise.resolve(false));
