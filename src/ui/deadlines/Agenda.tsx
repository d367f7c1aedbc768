import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useRef } from 'react';
import { EmptyState } from '../kit/EmptyState';
import { Skeleton } from '../kit/Skeleton';
import { useLastUsed } from '../kit/useLastUsed';
import { texts } from '../texts/texts';
import { AgendaList } from './AgendaList';
import type { FoldedPart } from './AgendaPlaces';
import type { EntryProps } from './DeadlineEntry';
import type { DeadlinesStore } from './DeadlinesStore';
import { Fold } from './Fold';
import { PutAside } from './PutAside';

const SKELETON_LINES = 8;

/** Whether that is known: each source is read, no question holds dates back, no topic leaves some out, and no table is old. */
const isNothingToday = (store: DeadlinesStore): boolean => {
  const { sources, dates } = store;
  const isRead = !sources.isLoading && !sources.isIncomplete && store.outdatedWarning === '';
  const isAllSeen = isRead && !store.isUndecided && store.topic === undefined;
  return isAllSeen && ![...dates.coming, ...dates.more].some(({ day }) => store.isToday(day));
};

/** What is late comes first, the most overdue on top. */
const Overdue = observer(({ store, onLeave }: EntryProps): ReactElement | null => {
  const { overdue } = store.dates;
  if (overdue.length === 0) return null;
  return (
    <section className="portal-agenda-overdue">
      <h2>{texts().deadline.overdueHeading(overdue.length)}</h2>
      <AgendaList
        store={store}
        deadlines={overdue}
        label={texts().deadline.overdueList}
        hasMonths={false}
        onLeave={onLeave}
      />
    </section>
  );
});

const Coming = observer(({ store, onLeave }: EntryProps): ReactElement => {
  const { coming } = store.dates;
  const startRef = useRef<HTMLDivElement>(null);
  const lastUsed = useLastUsed(store);
  const hasDates = coming.length > 0;
  const { isLoading } = store.sources;
  // For a window of little height; again once all is read, since what is late comes above it (DUE-08).
  useEffect(() => {
    if (hasDates && store.wanted === undefined && lastUsed.current !== store)
      startRef.current?.scrollIntoView({ block: 'nearest' });
  }, [store, hasDates, isLoading, lastUsed]);
  return (
    <>
      {isNothingToday(store) && (
        <p className="portal-agenda-today" aria-current="date">
          <strong>{texts().deadline.today}</strong> <span>{texts().deadline.nothingToday}</span>
        </p>
      )}
      <div ref={startRef} className="portal-agenda-start" />
      {hasDates && (
        <AgendaList store={store} deadlines={coming} label={texts().deadline.list} onLeave={onLeave} />
      )}
    </>
  );
});

const foldLists = { earlier: 'earlierList', later: 'laterList', more: 'moreList' } as const;

interface FoldedDatesProps extends EntryProps {
  readonly part: Exclude<FoldedPart, 'aside'>;
}

const FoldedDates = observer(({ store, part, onLeave }: FoldedDatesProps): ReactElement | null => {
  const deadlines = store.dates[part];
  if (deadlines.length === 0) return null;
  return (
    <Fold folds={store.folds} part={part} label={texts().deadline[part](deadlines.length)}>
      <AgendaList
        store={store}
        deadlines={deadlines}
        label={texts().deadline[foldLists[part]]}
        onLeave={onLeave}
      />
    </Fold>
  );
});

const emptyText = (store: DeadlinesStore): string => {
  if (store.sources.isUnread) return texts().deadline.emptyUnread;
  if (store.sources.isStale) return texts().deadline.stale;
  if (store.isUndecided) return texts().deadline.heldBack;
  return hasMore(store) ? texts().deadline.emptyMine : texts().deadline.empty;
};

const hasMore = (store: DeadlinesStore): boolean => store.table !== undefined && store.view === 'mine';

interface AgendaProps extends EntryProps {
  readonly onShowAll: () => void;
}

const Empty = observer(({ store, onShowAll }: Omit<AgendaProps, 'onLeave'>): ReactElement =>
  store.sources.isLoading ? (
    <Skeleton lines={SKELETON_LINES} />
  ) : (
    <EmptyState
      text={emptyText(store)}
      action={hasMore(store) && <Button onClick={onShowAll}>{texts().deadline.showAll}</Button>}
    />
  ),
);

/** What is late, Earlier folded, the coming months, the later ones folded, under More what concerns few, and what was put aside (DUE-04, DUE-08). */
export const Agenda = observer(({ onShowAll, ...props }: AgendaProps): ReactElement => (
  <div className="portal-agenda">
    {props.store.isEmpty ? (
      <Empty store={props.store} onShowAll={onShowAll} />
    ) : (
      <>
        <Overdue {...props} />
        <FoldedDates {...props} part="earlier" />
        <Coming {...props} />
        <FoldedDates {...props} part="later" />
        <FoldedDates {...props} part="more" />
      </>
    )}
    <PutAside {...props} />
  </div>
));
