import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { ABSENT } from '../../domain/money/formatRupees';
import { isOverdue } from '../../domain/work/overdue';
import { displayedPercent } from '../../domain/work/percent';
import type { Turn } from '../../domain/work/taskAction';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { DateText } from '../kit/DateText';
import { DueDate, LateMark } from '../kit/DueDate';
import { NamedProgress } from '../kit/NamedProgress';
import { Skeleton } from '../kit/Skeleton';
import { StatusPill } from '../kit/StatusPill';
import { useNow } from '../state/useNow';
import { texts } from '../texts/texts';
import { stepTone } from './stepTone';
import { StepsDonut } from './StepsDonut';
import { StepsState } from './StepsState';
import { TaskCard, type TaskProps } from './TaskCard';
import { taskDetailLink } from './taskDetailLink';
import { UploadLink, TaskLink } from './TaskLinks';
import { RingSkeleton } from './WorkSkeleton';
import { langOf } from '../kit/langOf';

interface StepLinesProps {
  readonly steps: readonly TrackingStep[];
  readonly turn: Turn;
}

/** One status line per step (DASH-19). */
const StepLines = observer(({ steps, turn }: StepLinesProps): ReactElement => {
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

const DetailsButton = observer(({ task }: Pick<TaskProps, 'task'>): ReactElement => {
  const navigate = useNavigate();
  const { to, state } = taskDetailLink(task);
  return (
    <Button className="portal-work-whole" onClick={() => void navigate(to, { state })}>
      {texts().work.details}
    </Button>
  );
});

/** A card of Work Status' Active Services (DASH-19, DASH-20). */
export const ActiveCard = observer(({ task, store }: TaskProps): ReactElement => {
  return (
    <TaskCard task={task} store={store} className="portal-work-report">
      <div className="portal-work-progress">
        <div className="portal-work-head">
          <h3 lang={langOf(task.serviceName)}>{task.serviceName}</h3>
          <p>
            <span>{texts().work.assigned}</span> <DateText when={task.assignedAt} />
          </p>
        </div>
        <StepsDonut task={task} store={store} />
      </div>
      <StepsState task={task} store={store} skeleton={<Skeleton lines={4} />}>
        {(known) => <StepLines steps={known} turn={store.whoseTurn(task)} />}
      </StepsState>
      <div className="portal-work-ways">
        <DetailsButton task={task} />
        <UploadLink task={task} store={store} />
      </div>
    </TaskCard>
  );
});

/** Late by any open step, as in the list of what needs the customer, which has the date (HOME-08). */
const Late = observer(
  ({ task, store, steps }: TaskProps & { readonly steps: readonly TrackingStep[] }): ReactElement | null => {
    const isLate = useNow((now) => steps.some((step) => isOverdue(step, now)));
    return isLate ? <LateMark isOurs={store.whoseTurn(task) === 'provider'} /> : null;
  },
);

/** When a service was ordered, and how much of it is complete (DASH-21). */
export const UpcomingFacts = observer(({ task, store }: TaskProps): ReactElement => (
  <>
    <p className="portal-work-percent">
      <span>
        <span>{texts().work.period}</span>
        <span>{texts().work.periodIs}</span>
      </span>{' '}
      <span className="portal-work-value">
        <DateText when={task.createdAt} />
      </span>
    </p>
    <StepsState task={task} store={store} skeleton={<Skeleton lines={1} />}>
      {(steps) => (
        <p className="portal-work-percent">
          <span>{texts().work.completion}</span> <Late task={task} store={store} steps={steps} />
          <strong>{texts().kit.percent(displayedPercent(steps))}</strong>
        </p>
      )}
    </StepsState>
  </>
));

/** A card of Work Status' Upcoming Services. */
export const UpcomingCard = observer(({ task, store }: TaskProps): ReactElement => (
  <TaskCard task={task} store={store} className="portal-work-short">
    <h3 lang={langOf(task.serviceName)}>{task.serviceName}</h3>
    <UpcomingFacts task={task} store={store} />
    <div className="portal-work-ways">
      <TaskLink task={task} store={store} />
    </div>
  </TaskCard>
));

const textOrDash = (text: string): string => (text === '' ? ABSENT : text);

const CompletedFacts = observer(({ task }: Pick<TaskProps, 'task'>): ReactElement => (
  <dl className="portal-work-facts">
    <dt>{texts().work.orderId}</dt>
    <dd>{textOrDash(task.orderId)}</dd>
    <dt>{texts().work.completedOn}</dt>
    <dd>
      <DateText when={task.completedAt} />
    </dd>
    <dt>{texts().work.taskId}</dt>
    <dd>{task.id}</dd>
  </dl>
));

/** A card of Completed Services; its status is the fixed sentence, never a step's label (DASH-23, AMB-31). */
export const CompletedCard = observer(({ task, store }: TaskProps): ReactElement => (
  <TaskCard task={task} store={store} className="portal-work-short">
    <h3 lang={langOf(task.serviceName)}>{task.serviceName}</h3>
    <div className="portal-work-progress">
      <StepsState task={task} store={store} skeleton={<RingSkeleton />}>
        {(steps) => (
          <NamedProgress
            shape="circle"
            label={texts().work.percentName(task.serviceName)}
            percent={displayedPercent(steps)}
          />
        )}
      </StepsState>
      <CompletedFacts task={task} />
    </div>
    <div className="portal-work-ways">
      <StatusPill tone="success">{texts().work.statusCompleted}</StatusPill>
      <TaskLink task={task} store={store} />
    </div>
  </TaskCard>
));
