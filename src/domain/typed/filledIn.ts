/** Whether a text came at once, as a browser fills it in or a customer pastes it, and not key by key. */
export const isFilledIn = (before: string, now: string): boolean => now.length - before.length > 1;
