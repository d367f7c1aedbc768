import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactElement } from 'react';
import { isIncomplete } from '../../domain/received/incomplete';
import type { Task } from '../../domain/work/task';
import type { Elements } from '../kit/elements';
import { ListState } from '../kit/ListState';
import { SectionCard } from '../kit/SectionCard';
import { Stepwise } from '../kit/Stepwise';
import { texts } from '../texts/texts';
import type { TaskProps } from './TaskCard';
import { ActiveCard, CompletedCard, UpcomingCard } from './WorkCards';
import { CardsSkeleton } from './WorkSkeleton';
import type { WorkStore } from './WorkStore';

interface GroupProps {
  readonly title: string;
  readonly tasks: readonly Task[];
  readonly store: WorkStore;
  readonly Card: ComponentType<TaskProps>;
}

/** Left out while it is empty and a task could not be read, which may be one of it (AMB-13). */
const Group = observer(({ title, tasks, store, Card }: GroupProps): ReactElement | null =>
  tasks.length === 0 && isIncomplete(store.tasks.value) ? null : (
    <div className="portal-bare">
      <SectionCard title={title} count={tasks.length}>
        {tasks.length === 0 ? (
          <p className="portal-work-none">{texts().work.noneInGroup}</p>
        ) : (
          <Stepwise items={tasks}>
            {(shown) => (
              <div className="portal-work-grid">
                {shown.map((task) => (
                  <Card key={task.id} task={task} store={store} />
                ))}
              </div>
            )}
          </Stepwise>
        )}
      </SectionCard>
    </div>
  ),
);

const Groups = observer(({ store }: { readonly store: WorkStore }): ReactElement => {
  const { active, upcoming, completed } = store.groups;
  return (
    <div className="portal-work-groups">
      <Group title={texts().work.active} tasks={active} store={store} Card={ActiveCard} />
      <Group title={texts().work.upcoming} tasks={upcoming} store={store} Card={UpcomingCard} />
      <Group title={texts().work.completed} tasks={completed} store={store} Card={CompletedCard} />
    </div>
  );
});

interface WorkStatusProps {
  readonly store: WorkStore;
  /** The next action when there is no work. */
  readonly emptyAction: Elements;
}

/** The dashboard's Work Status tab (DASH-17). */
export const WorkStatusTab = observer(({ store, emptyAction }: WorkStatusProps): ReactElement => (
  <ListState
    loadable={store.tasks}
    texts={{
      loading: texts().work.loadingStatus,
      empty: texts().work.statusEmpty,
      failed: () => texts().work.statusFailed,
    }}
    emptyAction={emptyAction}
    skeleton={<CardsSkeleton kind="portal-work-report" />}
  >
    {() => <Groups store={store} />}
  </ListState>
));
