import type { Instant } from './instant';

/** Whether less than so many milliseconds lie between; the device's clock says both, and may be set back between them. */
export const isRecent = (at: Instant, now: Instant, withinMs: number): boolean =>
  Math.abs(now - at) < withinMs;
