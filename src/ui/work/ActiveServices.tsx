import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useDeferredValue } from 'react';
import { activeTasks } from '../../domain/work/grouping';
import type { Elements } from '../kit/elements';
import { ListState } from '../kit/ListState';
import { SectionCard } from '../kit/SectionCard';
import { Stepwise } from '../kit/Stepwise';
import { texts } from '../texts/texts';
import { ActiveServiceCard } from './ActiveServiceCard';
import type { WorkStore } from './WorkStore';
import { CardsSkeleton } from './WorkSkeleton';

export interface ActiveServicesProps {
  readonly store: WorkStore;
  readonly report: ReactElement;
  /** The next action when nothing is active. */
  readonly emptyAction: Elements;
}

/** Toggles between the first few active services and all of them. */
const MoreOrFewer = observer(({ store }: { readonly store: WorkStore }): ReactElement | null => {
  if (!store.hasMoreActive) return null;
  return (
    <Button aria-expanded={store.showsAllActive} onClick={() => store.toggleAllActive()}>
      {store.showsAllActive ? texts().work.showFewer : texts().work.showAll(store.activeCount)}
    </Button>
  );
});

/** Deferred, so that the pressed button updates before the cards render. */
const Cards = observer(({ store, report }: Pick<ActiveServicesProps, 'store' | 'report'>): ReactElement => {
  const shown = useDeferredValue(store.shownActive);
  return (
    <Stepwise items={shown}>
      {(tasks) => (
        <div className="portal-work-grid">
          {tasks.map((task) => (
            <ActiveServiceCard key={task.id} task={task} store={store} report={report} />
          ))}
        </div>
      )}
    </Stepwise>
  );
});

/** Overview's active services (DASH-14); hidden when all work is upcoming, which has its own list. */
export const ActiveServices = observer(
  ({ store, report, emptyAction }: ActiveServicesProps): ReactElement | null =>
    store.isOnlyUpcoming ? null : (
      <div className="portal-bare">
        <SectionCard title={texts().work.active} action={<MoreOrFewer store={store} />}>
          <div className="portal-work-active">
            <ListState
              loadable={store.tasks}
              texts={{
                loading: texts().work.loading,
                empty: texts().work.noneActive,
                failed: () => texts().work.tasksFailed,
              }}
              isEmpty={(tasks) => activeTasks(tasks).length === 0}
              emptyAction={emptyAction}
              skeleton={<CardsSkeleton kind="portal-work-overview" />}
            >
              {() => <Cards store={store} report={report} />}
            </ListState>
          </div>
        </SectionCard>
      </div>
    ),
);
