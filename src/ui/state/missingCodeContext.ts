import { createContext } from 'react';

/** Reloads the page after code could not be loaded; false when the error has to be shown instead. */
export const MissingCodeContext = createContext<() => Promise<boolean>>(() => Promise.resolve(false));
