import { isNone } from 'fp-ts/Option';
import { type ReactElement, useMemo } from 'react';
import { donutOf } from '../../domain/work/donut';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { Donut } from '../kit/Donut';

/** The donut of a task's steps; nothing unless their sum is above 0 (TASK-08). */
export const StepsDonut = ({ steps }: { readonly steps: readonly TrackingStep[] }): ReactElement | null => {
  const donut = useMemo(() => donutOf(steps), [steps]);
  return isNone(donut) ? null : <Donut donut={donut.value} />;
};
