const LONGEST_WAIT_MS = 5000;
const GAP_WITHOUT_IDLE_MS = 300;

/** Runs the action once the browser has nothing better to do; the result takes it back. */
export const whenIdle = (action: () => void): (() => void) => {
  // Safari knows no idle callback.
  if (!('requestIdleCallback' in window)) {
    const handle = setTimeout(action, GAP_WITHOUT_IDLE_MS);
    return () => {
      clearTimeout(handle);
    };
  }
  const handle = window.requestIdleCallback(action, { timeout: LONGEST_WAIT_MS });
  return () => {
    window.cancelIdleCallback(handle);
  };
};
