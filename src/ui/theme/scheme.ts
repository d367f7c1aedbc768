/** Whether the page is dark; its own script in index.html says so, from the first frame on. */
export const isDark = (): boolean => document.documentElement.dataset['scheme'] === 'dark';

/** Calls the listener once the page has become light or dark. Returns an unsubscribe function. */
export const watchScheme = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => observer.disconnect();
};
