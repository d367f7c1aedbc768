import { FileOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { expertFiles } from '../../domain/work/expertFiles';
import { areShares } from '../../domain/work/percent';
import type { StepLog, TrackingStep } from '../../domain/work/trackingStep';
import { DateText } from '../kit/DateText';
import { DueDate } from '../kit/DueDate';
import { MarkedWords } from '../kit/MarkedWords';
import { endSlides } from '../kit/slideBelow';
import { Stepwise } from '../kit/Stepwise';
import { StatusPill } from '../kit/StatusPill';
import { StillWaiting } from '../kit/StillWaiting';
import { useLastUsed } from '../kit/useLastUsed';
import { texts } from '../texts/texts';
import { stepTone } from './stepTone';
import { stepAnchor } from './taskDetailLink';
import type { TaskStore } from './TaskStore';
import { langOf } from '../kit/langOf';

interface StepProps {
  readonly store: TaskStore;
  readonly step: TrackingStep;
}

interface WholeStepProps extends StepProps {
  /** Whether the service is completed: then nothing is due any more. */
  readonly isOver: boolean;
  /** Whether its percentage is a share of the whole work. */
  readonly isShare: boolean;
}

const LogEntry = observer(({ store, step, log }: StepProps & { readonly log: StepLog }): ReactElement => {
  // Of all its step's files, which have names of their own.
  const file = expertFiles(step, step.log).find(({ path }) => path === log.filePath);
  return (
    <li className="portal-step-log">
      <StatusPill tone={stepTone(log.status)}>{texts().work.stepStatuses[log.status]}</StatusPill>
      <DateText when={log.createdAt} />
      {log.remarks !== '' && <p lang={langOf(log.remarks)}>{log.remarks}</p>}
      {file && (
        <Button
          type="link"
          icon={<FileOutlined aria-hidden />}
          onClick={() => void store.viewing.run(file.path)}
        >
          <MarkedWords text={texts().document.viewFile(file.name)} words={[file.name]} />
        </Button>
      )}
    </li>
  );
});

const Step = observer(({ store, step, isOver, isShare }: WholeStepProps): ReactElement => (
  <li id={stepAnchor(step)} className={`portal-step portal-step-${stepTone(step.status)}`}>
    <div className="portal-step-head">
      <h2 lang={langOf(step.name)}>{step.name}</h2>
      <StatusPill tone={stepTone(step.status)}>{texts().work.stepStatuses[step.status]}</StatusPill>
    </div>
    <div className="portal-step-facts">
      {!isOver && <DueDate step={step} />}
      <span>
        {isShare && <span>{texts().task.shareBefore}</span>}
        <strong className="portal-step-percent">{texts().task.percent(step.percentage)}</strong>
        {isShare && <span>{texts().task.shareAfter}</span>}
      </span>
    </div>
    {step.log.length > 0 && (
      <Stepwise items={step.log}>
        {(shown) => (
          <ul role="list" className="portal-step-logs" aria-label={texts().task.historyOf(step.name)}>
            {shown.map((log, index) => (
              // The index is the key because a log has no id and only grows at its end.
              <LogEntry key={index} store={store} step={step} log={log} />
            ))}
          </ul>
        )}
      </Stepwise>
    )}
  </li>
));

interface TimelineProps extends Pick<WholeStepProps, 'store' | 'isOver'> {
  readonly steps: readonly TrackingStep[];
  /** Whether the amounts of its order are there, which stand above the steps. */
  readonly isOrderThere: boolean;
}

const show = ({ hash }: { readonly hash: string }): void => {
  const anchor = hash.slice(1);
  if (anchor === '') return;
  endSlides();
  document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
};

/** Shows the step that the address names, and again once the order above it is there, which would push it out of view. */
const useStepInView = (isOrderThere: boolean): void => {
  const location = useLocation();
  const lastUsed = useLastUsed(location);
  useLayoutEffect(() => show(location), [location]);
  useLayoutEffect(() => {
    if (isOrderThere && lastUsed.current !== location) show(location);
  }, [location, isOrderThere, lastUsed]);
};

/** The steps of a task as a timeline, each with percent, date, remarks and files (TASK-14, TASK-15). */
export const StepTimeline = ({ store, steps, isOver, isOrderThere }: TimelineProps): ReactElement => {
  useStepInView(isOrderThere);
  const isShare = areShares(steps);
  return (
    <>
      <StillWaiting command={store.viewing} />
      <Stepwise items={steps}>
        {(shown) => (
          <ol role="list" className="portal-timeline">
            {shown.map((step) => (
              <Step key={step.id} store={store} step={step} isOver={isOver} isShare={isShare} />
            ))}
          </ol>
        )}
      </Stepwise>
    </>
  );
};
