import type { Vitals } from '../../application/ports/Vitals';
import { VITALS_SHARE } from '../../application/reports/vital';

const whenLoaded = (action: () => void): void => {
  if (document.readyState === 'complete') action();
  else window.addEventListener('load', action, { once: true });
};

const watch = async (vitals: Vitals, route: string): Promise<void> => {
  const { watchVitals } = await import('./watchVitals');
  watchVitals(vitals, route);
};

/** Lets one visit in ten tell of its vitals, once the page has loaded. */
export const sampleVitals = (vitals: Vitals, route: string): void => {
  if (Math.random() >= VITALS_SHARE) return;
  // Without its code the visit tells nothing, and the customer misses nothing.
  whenLoaded(() => void watch(vitals, route).catch(() => undefined));
};
