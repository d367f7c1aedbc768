import { none, some, type Option } from 'fp-ts/Option';
import { isIncomplete } from '../received/incomplete';
import type { StepStatus } from './stepStatus';
import type { TrackingStep } from './trackingStep';

/** Percentages summed per step status, the centre's percent, and each part's share of the whole in percent. */
export interface Donut {
  readonly completed: number;
  readonly inProgress: number;
  readonly yetToStart: number;
  readonly percent: number;
  readonly shares: { readonly completed: number; readonly inProgress: number; readonly yetToStart: number };
}

/** Percentages are counted in millionths, so that sums and shares are exact. */
const UNITS_IN_A_PERCENT = 1_000_000;

const unitsOf = (percentage: number): number => Math.round(percentage * UNITS_IN_A_PERCENT);

const sumOf = (steps: readonly TrackingStep[], status: StepStatus): number =>
  steps.reduce((sum, step) => (step.status === status ? sum + unitsOf(step.percentage) : sum), 0);

/** A part of the whole in percent, rounded half up in whole numbers: 23 of 40 is 57.5 and shows 58 (TASK-09). */
const shareOf = (part: number, total: number): number => Math.floor((200 * part + total) / (2 * total));

/**
 * The donut of a task's steps; none while the sum of its three parts is not above 0, or a step could not be read
 * (TASK-07, TASK-08, AMB-13, AMB-31).
 */
export const donutOf = (steps: readonly TrackingStep[]): Option<Donut> => {
  if (isIncomplete(steps)) return none;
  const completed = sumOf(steps, 'complete');
  const inProgress = sumOf(steps, 'inProgress');
  const yetToStart = sumOf(steps, 'notStarted');
  const total = completed + inProgress + yetToStart;
  if (total <= 0) return none;
  const shares = {
    completed: shareOf(completed, total),
    inProgress: shareOf(inProgress, total),
    yetToStart: shareOf(yetToStart, total),
  };
  const percentages = {
    completed: completed / UNITS_IN_A_PERCENT,
    inProgress: inProgress / UNITS_IN_A_PERCENT,
    yetToStart: yetToStart / UNITS_IN_A_PERCENT,
  };
  return some({ ...percentages, percent: shares.completed, shares });
};
