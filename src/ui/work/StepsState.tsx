import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { LoadState } from '../kit/LoadState';
import { workTexts } from '../texts/workTexts';
import type { TaskProps } from './TaskCard';

export interface StepsStateProps extends TaskProps {
  /** A placeholder as large as the content. */
  readonly skeleton: ReactNode;
  readonly children: (steps: readonly TrackingStep[]) => ReactNode;
}

const texts = () => ({ loading: workTexts.loading, failed: (): string => workTexts.stepsFailed });

/** Content that depends on a task's steps: loading, failed for this card alone, or loaded (AMB-25). */
export const StepsState = observer(({ task, store, skeleton, children }: StepsStateProps): ReactElement => (
  <LoadState loadable={store.stepsOf(task)} texts={texts()} skeleton={skeleton} size="card">
    {children}
  </LoadState>
));
