import { CalendarOutlined } from '@ant-design/icons';
import { Button, Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useRef } from 'react';
import type { DeadlineView } from '../../domain/deadlines/choice';
import { type Topic, topics } from '../../domain/deadlines/rule';
import { busyIcon } from '../kit/busyIcon';
import { PageHeader } from '../kit/PageHeader';
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

const EVERY_TOPIC = 'every';

const TopicChoice = observer(({ store }: StoreProps): ReactElement => {
  const choose = (value: Topic | typeof EVERY_TOPIC): void => {
    store.narrowTo(value === EVERY_TOPIC ? undefined : value);
  };
  return (
    <div role="group" aria-label={deadlineTexts.topics}>
      <Radio.Group
        className="portal-deadline-topics"
        value={store.topic ?? EVERY_TOPIC}
        options={[
          { value: EVERY_TOPIC, label: deadlineTexts.everyTopic },
          ...topics.map((topic) => ({ value: topic, label: deadlineTexts.topicNames[topic] })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
    </div>
  );
});

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

/** /deadlines: own and statutory dates as an agenda (DUE-01). */
export const DeadlinesScreen = observer((): ReactElement => {
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
