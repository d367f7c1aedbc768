import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useMemo } from 'react';
import { donutOf } from '../../domain/work/donut';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { Donut } from './Donut';
import type { TaskProps } from './TaskCard';
import { RingSkeleton } from './WorkSkeleton';

const NO_STEPS: readonly TrackingStep[] = [];

const Ring = ({ steps }: { readonly steps: readonly TrackingStep[] }): ReactElement | null => {
  const donut = useMemo(() => donutOf(steps), [steps]);
  return isNone(donut) ? null : <Donut donut={donut.value} />;
};

/** The donut of a task's steps; nothing unless their sum is above 0 (TASK-08). */
export const StepsDonut = observer(({ task, store }: TaskProps): ReactElement => {
  const steps = store.stepsOf(task);
  return steps.isLoading ? <RingSkeleton /> : <Ring steps={steps.value ?? NO_STEPS} />;
});
