import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { Message } from '../kit/Message';
import { StillWaiting } from '../kit/StillWaiting';
import { kitTexts } from '../texts/kitTexts';
import { workTexts } from '../texts/workTexts';
import type { TaskProps } from './TaskCard';

export interface StepsStateProps extends TaskProps {
  /** A placeholder as large as the content. */
  readonly skeleton: ReactNode;
  readonly children: (steps: readonly TrackingStep[]) => ReactNode;
}

interface StepsWaitingProps {
  readonly skeleton: ReactNode;
  readonly onCancel: () => void;
}

const StepsWaiting = ({ skeleton, onCancel }: StepsWaitingProps): ReactElement => (
  <div className="portal-work-waiting">
    <StillWaiting
      command={{ isRunning: true, cancel: onCancel }}
      before={<span className="portal-visually-hidden">{workTexts.loading}</span>}
    />
    {skeleton}
  </div>
);

/** Content that depends on a task's steps: loading, failed for this card alone, or loaded (AMB-25). */
export const StepsState = observer(({ task, store, skeleton, children }: StepsStateProps): ReactElement => {
  const tracking = store.trackingOf(task);
  if (tracking.kind === 'loaded') return <>{children(tracking.steps)}</>;
  if (tracking.kind === 'failed' || tracking.kind === 'stopped')
    return (
      <div className="portal-work-failed">
        <Message kind="error">
          {tracking.kind === 'failed' ? workTexts.stepsFailed : kitTexts.stopped}
        </Message>
        <Button size="small" onClick={() => store.tryAgain(task)}>
          {kitTexts.tryAgain}
        </Button>
      </div>
    );
  return <StepsWaiting skeleton={skeleton} onCancel={() => store.stopWaiting(task)} />;
});
