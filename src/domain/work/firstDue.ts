import { isSome } from 'fp-ts/Option';
import { momentOf, type When } from '../dates/instant';
import type { TrackingStep } from './trackingStep';

/** A step with its due date. */
interface DatedStep {
  readonly step: TrackingStep;
  readonly when: When;
}

const dated = (steps: readonly TrackingStep[]): readonly DatedStep[] =>
  steps.flatMap((step) => (isSome(step.dueDate) ? [{ step, when: step.dueDate.value }] : []));

/** The step that is due first; of those due at one moment the first in their order. */
export const firstDue = (steps: readonly TrackingStep[]): DatedStep | undefined =>
  dated(steps).reduce<DatedStep | undefined>(
    (first, next) => (first === undefined || momentOf(next.when) < momentOf(first.when) ? next : first),
    undefined,
  );
