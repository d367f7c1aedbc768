/** A page that nobody touches begins by itself, so that a later visit tells the worker what it used. */
const UNTOUCHED_MS = 12_000;
/** Until what the customer began with is done. */
const CALM_AFTER_MS = 3000;

/** Calls once, some seconds after the first press or key: what this visit does not need waits until the page is used. */
export const onceTouched = (act: () => void): void => {
  const untouched = new AbortController();
  const begin = (): void => {
    untouched.abort();
    clearTimeout(late);
    setTimeout(act, CALM_AFTER_MS);
  };
  const late = setTimeout(begin, UNTOUCHED_MS);
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, begin, { signal: untouched.signal, capture: true });
};
