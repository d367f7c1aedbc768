import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { EmptyState } from '../kit/EmptyState';
import { Skeleton } from '../kit/Skeleton';
import { deadlineTexts } from '../texts/deadlineTexts';
import { AgendaList } from './AgendaList';
import type { EntryProps } from './DeadlineEntry';
import type { DeadlinesStore } from './DeadlinesStore';

const SKELETON_LINES = 8;

interface FoldProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A part of the agenda that stays folded until it is asked for. */
const Fold = ({ label, isOpen, onToggle, children }: FoldProps): ReactElement => (
  <div className="portal-agenda-fold">
    <Button
      type="text"
      icon={isOpen ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {label}
    </Button>
    {isOpen && children}
  </div>
);

const isNothingToday = (store: DeadlinesStore): boolean =>
  !store.agenda.coming.some(({ day }) => store.isToday(day));

const Coming = observer(({ store, onPutAside }: EntryProps): ReactElement => {
  const { coming } = store.agenda;
  const startRef = useRef<HTMLDivElement>(null);
  const hasDates = coming.length > 0;
  // Without Earlier above it the next date stands at the top; this is for a window of little height (DUE-08).
  useEffect(() => {
    if (hasDates) startRef.current?.scrollIntoView({ block: 'nearest' });
  }, [hasDates]);
  return (
    <>
      {isNothingToday(store) && (
        <p className="portal-agenda-today" aria-current="date">
          <strong>{deadlineTexts.today}</strong> {deadlineTexts.nothingToday}
        </p>
      )}
      <div ref={startRef} className="portal-agenda-start" />
      {hasDates && (
        <AgendaList store={store} deadlines={coming} label={deadlineTexts.list} onPutAside={onPutAside} />
      )}
    </>
  );
});

const emptyText = (store: DeadlinesStore): string =>
  store.table === undefined || store.view === 'all' ? deadlineTexts.empty : deadlineTexts.emptyMine;

/** Earlier folded, what comes from today on, and under More what concerns few (DUE-04, DUE-08). */
export const Agenda = observer(({ store, onPutAside }: EntryProps): ReactElement => {
  const { earlier } = store.agenda;
  if (store.isEmpty)
    return store.sources.isLoading ? (
      <Skeleton lines={SKELETON_LINES} />
    ) : (
      <EmptyState text={emptyText(store)} />
    );
  return (
    <div className="portal-agenda">
      {earlier.length > 0 && (
        <Fold
          label={deadlineTexts.earlier(earlier.length)}
          isOpen={store.showsEarlier}
          onToggle={() => store.toggleEarlier()}
        >
          <AgendaList
            store={store}
            deadlines={earlier}
            label={deadlineTexts.earlierList}
            onPutAside={onPutAside}
          />
        </Fold>
      )}
      <Coming store={store} onPutAside={onPutAside} />
      {store.more.length > 0 && (
        <Fold
          label={deadlineTexts.more(store.more.length)}
          isOpen={store.showsMore}
          onToggle={() => store.toggleMore()}
        >
          <AgendaList
            store={store}
            deadlines={store.more}
            label={deadlineTexts.moreList}
            onPutAside={onPutAside}
          />
        </Fold>
      )}
    </div>
  );
});
