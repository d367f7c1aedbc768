import type { TrackingStep } from './trackingStep';

/**
 * A completion percentage as sent, number or text, held between 0 and 100; what is no number counts as 0, so that
 * one bad record never makes a chart of nonsense.
 */
export const percentageFromWire = (value: number | string | null | undefined): number => {
  const number = Number(value);
  return Number.isNaN(number) ? 0 : Math.min(100, Math.max(0, number));
};

/** A task's percent: the percentage of its first complete step in the answer's order, or 0 (section 4, AMB-31). */
export const displayedPercent = (steps: readonly TrackingStep[]): number =>
  steps.find((step) => step.status === 'complete')?.percentage ?? 0;
