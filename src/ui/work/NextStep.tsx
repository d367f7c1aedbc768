import { isNone, isSome } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { nextStep } from '../../domain/work/nextStep';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { DueDate } from '../kit/DueDate';
import { workTexts } from '../texts/workTexts';

const finished = (steps: readonly TrackingStep[]): string =>
  steps.length === 0 ? workTexts.noSteps : workTexts.allDone;

/** The next step of a task and its due date. */
export const NextStep = ({ steps }: { readonly steps: readonly TrackingStep[] }): ReactElement => {
  const next = nextStep(steps);
  if (isNone(next)) return <p className="portal-work-next">{finished(steps)}</p>;
  return (
    <div className="portal-work-next">
      <p className="portal-work-next-name">
        <span>{workTexts.next}:</span> {next.value.name}
      </p>
      {isSome(next.value.dueDate) && (
        <p>
          <DueDate step={next.value} />
        </p>
      )}
    </div>
  );
};
