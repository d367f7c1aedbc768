import { none, some, type Option } from 'fp-ts/Option';
import type { StepStatus } from './stepStatus';
import type { TrackingStep } from './trackingStep';

/** The ring's width and the chart's box in pixels (section 9). */
export const DONUT_RING_WIDTH = 25;
export const DONUT_BOX = 80;

/** Percentages summed per step status, the centre's percent, and each part's share of the whole in percent. */
export interface Donut {
  readonly completed: number;
  readonly inProgress: number;
  readonly yetToStart: number;
  readonly percent: number;
  readonly shares: { readonly completed: number; readonly inProgress: number; readonly yetToStart: number };
}

const sumOf = (steps: readonly TrackingStep[], status: StepStatus): number =>
  steps.reduce((sum, step) => (step.status === status ? sum + step.percentage : sum), 0);

/** The donut of a task's steps; none while the sum of its three parts is not above 0 (section 4, AMB-31). */
export const donutOf = (steps: readonly TrackingStep[]): Option<Donut> => {
  const completed = sumOf(steps, 'complete');
  const inProgress = sumOf(steps, 'inProgress');
  const yetToStart = sumOf(steps, 'notStarted');
  const total = completed + inProgress + yetToStart;
  if (total <= 0) return none;
  const share = (part: number): number => Math.round((part / total) * 100);
  const shares = {
    completed: share(completed),
    inProgress: share(inProgress),
    yetToStart: share(yetToStart),
  };
  return some({ completed, inProgress, yetToStart, percent: shares.completed, shares });
};
