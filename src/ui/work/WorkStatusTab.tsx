import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Task } from '../../domain/work/task';
import { ListState } from '../kit/ListState';
import { SectionCard } from '../kit/SectionCard';
import { workTexts } from '../texts/workTexts';
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

const Group = observer(({ title, tasks, store, Card }: GroupProps): ReactElement => (
  <div className="portal-bare">
    <SectionCard title={title} count={tasks.length}>
      {tasks.length === 0 ? (
        <p className="portal-work-none">{workTexts.noneInGroup}</p>
      ) : (
        <div className="portal-work-grid">
          {tasks.map((task) => (
            <Card key={task.id} task={task} store={store} />
          ))}
        </div>
      )}
    </SectionCard>
  </div>
));

const Groups = observer(({ store }: { readonly store: WorkStore }): ReactElement => {
  const { active, upcoming, completed } = store.groups;
  return (
    <div className="portal-work-groups">
      <Group title={workTexts.active} tasks={active} store={store} Card={ActiveCard} />
      <Group title={workTexts.upcoming} tasks={upcoming} store={store} Card={UpcomingCard} />
      <Group title={workTexts.completed} tasks={completed} store={store} Card={CompletedCard} />
    </div>
  );
});

interface WorkStatusProps {
  readonly store: WorkStore;
  /** The next action when there is no work. */
  readonly emptyAction: ReactNode;
}

/** The dashboard's Work Status tab (DASH-17). */
export const WorkStatusTab = observer(({ store, emptyAction }: WorkStatusProps): ReactElement => (
  <ListState
    loadable={store.tasks}
    texts={{
      loading: workTexts.loadingStatus,
      empty: workTexts.statusEmpty,
      failed: () => workTexts.statusFailed,
    }}
    emptyAction={emptyAction}
    skeleton={<CardsSkeleton count={3} kind="portal-work-report" />}
  >
    {() => <Groups store={store} />}
  </ListState>
));
