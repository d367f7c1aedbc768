import { observer } from 'mobx-react-lite';
import { isNone, isSome } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { nextStep } from '../../domain/work/nextStep';
import type { Turn } from '../../domain/work/taskAction';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { DueDate } from '../kit/DueDate';
import { activeLocale } from '../texts/lightTexts';
import { texts } from '../texts/texts';
import { langOf } from '../kit/langOf';

const finished = (steps: readonly TrackingStep[]): string =>
  steps.length === 0 ? texts().work.noSteps : texts().work.allDone;

export interface StepsOfTask {
  readonly steps: readonly TrackingStep[];
  readonly turn: Turn;
}

/** The next step of a task and its due date, told as the provider's where nothing is asked of the customer. */
export const NextStep = observer(({ steps, turn }: StepsOfTask): ReactElement => {
  const next = nextStep(steps);
  if (isNone(next)) return <p className="portal-work-next">{finished(steps)}</p>;
  return (
    <div className="portal-work-next">
      <p className="portal-work-next-name" lang={langOf(next.value.name)}>
        <span
          lang={activeLocale()}
        >{`${turn === 'provider' ? texts().work.ourNext : texts().work.next}:`}</span>{' '}
        <span>{next.value.name}</span>
      </p>
      {isSome(next.value.dueDate) && (
        <p>
          <DueDate step={next.value} isOurs={turn === 'provider'} />
        </p>
      )}
    </div>
  );
});
