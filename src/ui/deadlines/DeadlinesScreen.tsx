import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useRef } from 'react';
import type { DeadlineView } from '../../domain/deadlines/choice';
import { type Topic, topics } from '../../domain/deadlines/rule';
import { busyIcon } from '../kit/busyIcon';
import { LazyFeature } from '../kit/LazyFeature';
import { PageHeader } from '../kit/PageHeader';
import { Skeleton } from '../kit/Skeleton';
import { type Tab, TabView } from '../kit/TabView';
import { useIsPrinting } from '../kit/useIsPrinting';
import { useStore } from '../state/storeContext';
import { deadlineTexts } from '../texts/deadlineTexts';
import { Agenda } from './Agenda';
import { SourceStates, TableNotes } from './DeadlineNotes';
import { DeadlinesStore } from './DeadlinesStore';
import { PrintedAgenda } from './PrintedAgenda';
import './deadlines.css';

interface StoreProps {
  readonly store: DeadlinesStore;
}

const topicChoices = (): readonly (readonly [Topic | undefined, string])[] => [
  [undefined, deadlineTexts.everyTopic],
  ...topics.map((topic) => [topic, deadlineTexts.topicNames[topic]] as const),
];

/** antd's radio buttons would become part of the code that every screen shares. */
const TopicChoice = observer(({ store }: StoreProps): ReactElement => (
  <fieldset className="portal-deadline-topics">
    <legend className="portal-visually-hidden">{deadlineTexts.topics}</legend>
    {topicChoices().map(([topic, label]) => (
      <label key={label}>
        <input
          type="radio"
          name="deadline-topic"
          checked={store.topic === topic}
          onChange={() => store.showTopic(topic)}
        />
        {label}
      </label>
    ))}
  </fieldset>
));

const viewTabs = (): readonly Tab<DeadlineView>[] => [
  { key: 'mine', label: deadlineTexts.mine },
  { key: 'all', label: deadlineTexts.all },
];

const Dates = observer(({ store }: StoreProps): ReactElement => {
  const containerRef = useRef<HTMLDivElement>(null);
  const agenda = <Agenda store={store} onPutAside={() => containerRef.current?.focus()} />;
  return (
    <div ref={containerRef} tabIndex={-1} className="portal-deadlines">
      <SourceStates sources={store.sources} />
      {store.table === undefined ? (
        agenda
      ) : (
        <TabView
          label={deadlineTexts.views}
          tabs={viewTabs()}
          open={store.view}
          onOpen={(view) => store.look(view)}
        >
          {store.view === 'all' && <TopicChoice store={store} />}
          <TableNotes store={store} />
          {agenda}
        </TabView>
      )}
    </div>
  );
});

const DeadlinesPage = observer((): ReactElement => {
  const store = useStore(DeadlinesStore);
  const isPrinting = useIsPrinting();
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  return (
    <>
      <PageHeader
        title={deadlineTexts.title}
        lead={deadlineTexts.lead(store.lastDay)}
        actions={
          <Button
            icon={<CalendarOutlined aria-hidden />}
            disabled={store.shown.length === 0}
            loading={busyIcon(store.adding.isRunning)}
            onClick={() => void store.adding.run(store.shown)}
          >
            {deadlineTexts.addAll}
          </Button>
        }
      />
      <Dates store={store} />
      {isPrinting && <PrintedAgenda store={store} />}
    </>
  );
});

/** /deadlines: own and statutory dates as an agenda (DUE-01). */
export const DeadlinesScreen = (): ReactElement => (
  <LazyFeature name="deadlines" waiting={<Skeleton lines={8} />}>
    <DeadlinesPage />
  </LazyFeature>
);
