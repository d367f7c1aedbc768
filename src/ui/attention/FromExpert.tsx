import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { newestRemark } from '../../domain/work/newestRemark';
import { useSlideBelow } from '../kit/slideBelow';
import { useReadyOnce } from '../state/useReadyOnce';
import { ExpertRemark, type ExpertRemarkProps } from '../work/ExpertRemark';
import { stepLink } from '../work/taskDetailLink';
import type { WorkStore } from '../work/WorkStore';

const Block = (props: ExpertRemarkProps): ReactElement => (
  <div ref={useSlideBelow(true)}>
    <ExpertRemark {...props} />
  </div>
);

/** The expert's newest remark, once all steps that the dashboard reads ahead are there (HOME-02). */
export const FromExpert = observer(({ work }: { readonly work: WorkStore }): ReactElement | null => {
  const tasks = work.readAhead;
  // The last tasks are read last, so asking them first ends the search early.
  const isRead = useReadyOnce(
    work.tasks.value !== undefined && [...tasks].reverse().every((task) => !work.stepsOf(task).isLoading),
  );
  if (!isRead) return null;
  const remark = newestRemark(tasks.map((task) => ({ task, steps: work.stepsOf(task).value ?? [] })));
  if (isNone(remark)) return null;
  const { task, step } = remark.value;
  return <Block remark={remark.value} link={stepLink(task, step)} />;
});
