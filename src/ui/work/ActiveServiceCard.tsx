import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { Skeleton } from '../kit/Skeleton';
import { NextStep } from './NextStep';
import { StepsDonut } from './StepsDonut';
import { StepsState } from './StepsState';
import { TaskCard, type TaskProps } from './TaskCard';
import { TaskTitle } from './TaskLinks';

export interface ActiveServiceCardProps extends TaskProps {
  /** The 'View Full Report' link. */
  readonly report: ReactElement;
}

/** Apart from the card, which is not drawn again when the documents tell whose turn it is. */
const NextStepOf = observer(
  ({ task, store, steps }: TaskProps & { readonly steps: readonly TrackingStep[] }): ReactElement => (
    <NextStep note={store.notesOf(task, steps).next} />
  ),
);

/**
 * An active service on Overview: its progress, the next step and the links to details (DASH-15, DASH-16). What it still
 * asks of the customer stands once, in 'Needs you now' (HOME-07).
 */
export const ActiveServiceCard = observer(({ task, store, report }: ActiveServiceCardProps): ReactElement => (
  <TaskCard task={task} store={store} className="portal-work-overview">
    <div className="portal-work-progress">
      <StepsDonut task={task} store={store} />
      <div className="portal-work-head">
        <TaskTitle task={task} />
        <StepsState task={task} store={store} skeleton={<Skeleton lines={2} />}>
          {(steps) => <NextStepOf task={task} store={store} steps={steps} />}
        </StepsState>
        <div className="portal-work-ways">{report}</div>
      </div>
    </div>
  </TaskCard>
));
