import { fromNullable, type Option } from 'fp-ts/Option';
import type { StepStatus } from './stepStatus';
import type { TrackingStep } from './trackingStep';

/** What happens next in a task: its first step in progress, else its first step not started. */
export const nextStep = (steps: readonly TrackingStep[]): Option<TrackingStep> => {
  const first = (status: StepStatus): TrackingStep | undefined =>
    steps.find((step) => step.status === status);
  return fromNullable(first('inProgress') ?? first('notStarted'));
};
