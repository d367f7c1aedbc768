import type { Timer } from '../../application/ports/Timer';

/** No event tells the portal of midnight or of a change in another tab, so it checks this often. */
export const LOOK_EVERY_MS = 60_000;

/** Calls `look` now and every minute, until the returned function is called. */
export const everyMinute = (timer: Timer, look: () => void): (() => void) => {
  let cancel: (() => void) | undefined = undefined;
  const again = (): void => {
    look();
    cancel = timer.after(LOOK_EVERY_MS, again);
  };
  again();
  return () => cancel?.();
};
