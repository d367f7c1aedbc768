import type { TrackingStep } from './trackingStep';

/**
 * A completion percentage as sent, number or text, limited to 0 to 100; anything that is not a number counts as 0, so
 * that one bad record never distorts a chart.
 */
export const percentageFromWire = (value: number | string | null | undefined): number => {
  const number = Number(value);
  return Number.isNaN(number) ? 0 : Math.min(100, Math.max(0, number));
};

/** A task's percent: the percentage of its first complete step in the order of the response, or 0 (TASK-06, AMB-31). */
export const displayedPercent = (steps: readonly TrackingStep[]): number =>
  steps.find((step) => step.status === 'complete')?.percentage ?? 0;

/** By how much the rounding of one share may raise the sum of all. */
const ROUNDED_UP = 0.5;

/** Whether the steps' percentages can be shares of the whole work: together they are at most 100, but for their rounding. */
export const areShares = (steps: readonly TrackingStep[]): boolean =>
  steps.reduce((sum, { percentage }) => sum + percentage, 0) <= 100 + ROUNDED_UP * steps.length;
