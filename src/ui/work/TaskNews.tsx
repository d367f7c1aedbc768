import { isSome, toUndefined } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { allExpertFiles, deliveredFiles, type ExpertFile } from '../../domain/work/expertFiles';
import { filedOn } from '../../domain/work/filedOn';
import { newestRemark } from '../../domain/work/newestRemark';
import { DateText } from '../kit/DateText';
import type { Elements } from '../kit/elements';
import { SectionCard } from '../kit/SectionCard';
import { useSlideBelow } from '../kit/slideBelow';
import { texts } from '../texts/texts';
import type { TaskOrderStore } from '../transactions/TaskOrderStore';
import { ExpertFiles } from './ExpertFiles';
import { ExpertRemark } from './ExpertRemark';
import { stepAddress } from './taskDetailLink';
import type { TaskStore } from './TaskStore';

interface NewsProps {
  readonly store: TaskStore;
  readonly order: TaskOrderStore;
}

const Block = ({ children }: { readonly children: Elements }): ReactElement => (
  <div ref={useSlideBelow()} className="portal-task-news">
    {children}
  </div>
);

const isCompleted = ({ order: { task } }: NewsProps): boolean =>
  isSome(task) && task.value.status === 'completed';

/** What stands at the top of a completed task's page. */
const deliveredOf = (props: NewsProps): readonly ExpertFile[] =>
  isCompleted(props) ? deliveredFiles(props.store.steps.value ?? []) : [];

/** At the top of a completed task: when it was completed and filed, and what was delivered (HOME-03, PAPER-02). */
export const TaskDelivered = observer((props: NewsProps): ReactElement | null => {
  const { store, order } = props;
  if (!isSome(order.task) || !isCompleted(props) || store.steps.isLoading) return null;
  const filed = filedOn(store.steps.value ?? []);
  return (
    <Block>
      <SectionCard title={texts().work.isCompleted}>
        <div className="portal-remark">
          <p className="portal-remark-facts">
            <span>
              <span>{texts().work.completedOn}</span> <DateText when={order.task.value.completedAt} />
            </span>
            {isSome(filed) && (
              <span>
                <span>{texts().work.filedOn}</span> <DateText when={filed} />
              </span>
            )}
          </p>
          <ExpertFiles files={deliveredOf(props)} />
        </div>
      </SectionCard>
    </Block>
  );
});

/** The expert's newest remark on this task, above its tabs (HOME-02). */
export const TaskRemark = observer((props: NewsProps): ReactElement | null => {
  const { store } = props;
  const { state }: { readonly state: unknown } = useLocation();
  const task = { id: store.id, serviceName: store.detail.value?.serviceName ?? '' };
  const newest = newestRemark([{ task, steps: store.steps.value ?? [] }]);
  const remark = toUndefined(newest);
  useEffect(() => {
    if (remark !== undefined) store.remarkShown(remark);
  });
  if (remark === undefined) return null;
  return (
    <Block>
      <ExpertRemark
        remark={remark}
        link={{ to: stepAddress(store.id, remark.step), state }}
        shown={deliveredOf(props)}
        all={allExpertFiles(store.steps.value ?? [])}
      />
    </Block>
  );
});
