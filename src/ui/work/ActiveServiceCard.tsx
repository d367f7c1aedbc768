import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { NextStep } from './NextStep';
import { StepsDonut } from './StepsDonut';
import { StepsState } from './StepsState';
import { TaskCard, type TaskProps } from './TaskCard';
import { taskDetailLink } from './taskDetailLink';
import { UploadLink } from './TaskLinks';
import { DonutSkeleton } from './WorkSkeleton';
import { langOf } from '../kit/langOf';

export interface ActiveServiceCardProps extends TaskProps {
  /** The 'View Full Report' link. */
  readonly report: ReactElement;
}

/** Apart from the donut, which is not drawn again when the documents tell whose turn it is. */
const NextStepOf = observer(
  ({ task, store, steps }: TaskProps & { readonly steps: readonly TrackingStep[] }): ReactElement => (
    <NextStep note={store.notesOf(task, steps).next} />
  ),
);

/** An active service on Overview: its progress, the next step and the links to details (DASH-15, DASH-16). */
export const ActiveServiceCard = observer(({ task, store, report }: ActiveServiceCardProps): ReactElement => (
  <TaskCard task={task} store={store} className="portal-work-overview">
    <h3>
      <Link {...taskDetailLink(task)} className="portal-work-whole" lang={langOf(task.serviceName)}>
        {task.serviceName}
      </Link>
    </h3>
    <div className="portal-work-progress">
      <StepsState task={task} store={store} skeleton={<DonutSkeleton lines={2} />}>
        {(steps) => (
          <>
            <StepsDonut steps={steps} />
            <NextStepOf task={task} store={store} steps={steps} />
          </>
        )}
      </StepsState>
    </div>
    <div className="portal-work-ways">
      <UploadLink task={task} store={store} />
      {report}
    </div>
  </TaskCard>
));
