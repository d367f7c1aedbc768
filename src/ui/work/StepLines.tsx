import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { DueDate } from '../kit/DueDate';
import { StatusPill } from '../kit/StatusPill';
import { texts } from '../texts/texts';
import type { StepsOfTask } from './NextStep';
import { stepTone } from './stepTone';
import { langOf } from '../kit/langOf';

/** One status line per step (DASH-19). */
export const StepLines = observer(({ steps, turn }: StepsOfTask): ReactElement => {
  if (steps.length === 0) return <p className="portal-work-next">{texts().work.noSteps}</p>;
  return (
    <ol className="portal-work-steps" role="list">
      {steps.map((step) => (
        <li key={step.id}>
          <span lang={langOf(step.name)}>{step.name}</span>{' '}
          <StatusPill tone={stepTone(step.status)}>{texts().work.stepStatuses[step.status]}</StatusPill>
          <DueDate step={step} onlyOverdue isOurs={turn === 'provider'} />
        </li>
      ))}
    </ol>
  );
});
