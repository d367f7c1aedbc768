import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { deliveredFiles } from '../../domain/work/expertFiles';
import { recentlyCompleted } from '../../domain/work/recentlyCompleted';
import type { Task } from '../../domain/work/task';
import { DayText } from '../kit/DateText';
import { langOf } from '../kit/langOf';
import { SectionCard } from '../kit/SectionCard';
import { useSlideBelow } from '../kit/slideBelow';
import { PageClock } from '../state/PageClock';
import { useStore } from '../state/storeContext';
import { useReadyOnce } from '../state/useReadyOnce';
import { texts } from '../texts/texts';
import { ExpertFiles } from './ExpertFiles';
import { taskDetailLink } from './taskDetailLink';
import type { WorkStore } from './WorkStore';

export interface RecentlyCompletedProps {
  readonly store: WorkStore;
}

/** The newest, so that Overview stays short (HOME-07). */
const SHOWN_AT_FIRST = 1;

const Completed = observer(
  ({ store, task }: RecentlyCompletedProps & { readonly task: Task }): ReactElement => (
    <li className="portal-completed">
      <div className="portal-remark-facts">
        <Link {...taskDetailLink(task)} lang={langOf(task.serviceName)}>
          {task.serviceName}
        </Link>
        <span>
          <span>{texts().work.completedOn}</span> <DayText when={task.completedAt} />
        </span>
      </div>
      {store.stepsOf(task).error === undefined ? (
        <ExpertFiles files={deliveredFiles(store.stepsOf(task).value ?? [])} />
      ) : (
        <p>{texts().work.deliveredUnread}</p>
      )}
    </li>
  ),
);

interface CardProps extends RecentlyCompletedProps {
  readonly tasks: readonly Task[];
}

const Card = observer(({ store, tasks }: CardProps): ReactElement => {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? tasks : tasks.slice(0, SHOWN_AT_FIRST);
  return (
    <div ref={useSlideBelow()}>
      <SectionCard
        title={texts().work.recentlyCompleted}
        action={
          tasks.length > SHOWN_AT_FIRST && (
            <Button aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? texts().attention.showFewer : texts().attention.showAll(tasks.length)}
            </Button>
          )
        }
      >
        <ul role="list">
          {shown.map((task) => (
            <Completed key={task.id} store={store} task={task} />
          ))}
        </ul>
      </SectionCard>
    </div>
  );
});

/**
 * The services completed lately, with what was delivered (HOME-03): of the tasks whose steps are read ahead, once these are
 * there, so that nothing grows.
 */
export const RecentlyCompleted = observer(({ store }: RecentlyCompletedProps): ReactElement | null => {
  const clock = useStore(PageClock);
  const tasks = recentlyCompleted(store.readAhead, clock.now());
  const isRead = useReadyOnce(
    store.tasks.value !== undefined && tasks.every((task) => store.isSettled(task)),
  );
  return tasks.length > 0 && isRead ? <Card store={store} tasks={tasks} /> : null;
});
