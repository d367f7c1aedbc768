import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Elements } from '../kit/elements';
import { SectionCard } from '../kit/SectionCard';
import { texts } from '../texts/texts';
import { TaskCard } from './TaskCard';
import { TaskTitle } from './TaskLinks';
import { UpcomingFacts } from './WorkCards';
import { UpcomingSkeleton } from './WorkSkeleton';
import type { WorkStore } from './WorkStore';

export interface UpcomingServicesProps {
  readonly store: WorkStore;
  /** The link to the complete list. */
  readonly allOf: (text: string) => Elements;
}

/** Overview's upcoming services, so that a new purchase is visible at once; hidden when there are none (AMB-57). */
export const UpcomingServices = observer(({ store, allOf }: UpcomingServicesProps): ReactElement | null => {
  if (store.tasks.isLoading) return <UpcomingSkeleton />;
  if (store.upcomingCount === 0) return null;
  return (
    <div className="portal-bare">
      <SectionCard
        title={texts().work.upcoming}
        action={store.hasMoreUpcoming && allOf(texts().work.showAllUpcoming(store.upcomingCount))}
      >
        <div className="portal-work-grid">
          {store.shownUpcoming.map((task) => (
            <TaskCard key={task.id} task={task} store={store} className="portal-work-upcoming">
              <TaskTitle task={task} />
              <UpcomingFacts task={task} store={store} />
            </TaskCard>
          ))}
        </div>
      </SectionCard>
    </div>
  );
});
