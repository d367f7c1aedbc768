import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { TrackingStep } from '../../domain/work/trackingStep';
import type { Elements } from '../kit/elements';
import { LoadState } from '../kit/LoadState';
import { texts } from '../texts/texts';
import type { TaskProps } from './TaskCard';

export interface StepsStateProps extends TaskProps {
  /** A placeholder as large as the content. */
  readonly skeleton: Elements;
  readonly children: (steps: readonly TrackingStep[]) => Elements;
}

const loadTexts = () => ({ loading: texts().work.loading, failed: (): string => texts().work.stepsFailed });

/** Content that depends on a task's steps: loading, failed for this card alone, or loaded (AMB-25). */
export const StepsState = observer(({ task, store, skeleton, children }: StepsStateProps): ReactElement => (
  <LoadState loadable={store.stepsOf(task)} texts={loadTexts()} skeleton={skeleton} size="card">
    {children}
  </LoadState>
));
