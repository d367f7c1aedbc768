import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import type { DeadlineView } from '../../domain/deadlines/choice';
import { isForCalendar } from '../../domain/deadlines/deadline';
import type { PageLook } from '../../domain/deadlines/page';
import { busyIcon } from '../kit/busyIcon';
import { ChoiceGroup } from '../kit/ChoiceGroup';
import { PageHeader } from '../kit/PageHeader';
import { StillWaiting } from '../kit/StillWaiting';
import { type Tab, TabView } from '../kit/TabView';
import { useIsPrinting } from '../kit/useIsPrinting';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { Agenda } from './Agenda';
import { AlternativeQuestion } from './AlternativeQuestion';
import { SourceStates, TableNotes } from './DeadlineNotes';
import { DeadlinesStore } from './DeadlinesStore';
import { PrintedAgenda } from './PrintedAgenda';
import { UndoNotForMe } from './PutAside';
import { usePageAddress } from './usePageAddress';
import './deadlines.css';

interface StoreProps {
  readonly store: DeadlinesStore;
}

interface LookProps extends StoreProps {
  readonly onShow: (look: PageLook) => void;
}

const EVERY_TOPIC = 'every';

const TopicChoice = observer(({ store, onShow }: LookProps): ReactElement | null => {
  const { view, topic: shown, topics } = store;
  if (topics.length === 0) return null;
  const { everyTopic, topicNames } = texts().deadline;
  return (
    <ChoiceGroup
      label={texts().deadline.topics}
      isLabelHidden
      choices={[
        { value: EVERY_TOPIC, label: everyTopic },
        ...topics.map((topic) => ({ value: topic, label: topicNames[topic] })),
      ]}
      chosen={shown ?? EVERY_TOPIC}
      onChoose={(topic) => onShow({ view, topic: topic === EVERY_TOPIC ? undefined : topic })}
    />
  );
});

/** What tells which dates are the customer's; every answer can be changed (DUE-12). */
const Questions = observer(({ store }: StoreProps): ReactElement => (
  <>
    {store.questions.map((alternative) => (
      <AlternativeQuestion
        key={alternative.id}
        alternative={alternative}
        answer={store.choice.answers[alternative.id]}
        onAnswer={(answer) => store.choice.answer(alternative, answer)}
      />
    ))}
  </>
));

const viewTabs = (): readonly Tab<DeadlineView>[] => [
  { key: 'mine', label: texts().deadline.mine },
  { key: 'all', label: texts().deadline.all },
];

const Dates = observer(({ store, onShow }: LookProps): ReactElement => {
  const containerRef = useRef<HTMLDivElement>(null);
  const leave = (): void => containerRef.current?.focus({ preventScroll: true });
  const showAll = (): void => {
    leave();
    onShow({ view: 'all', topic: undefined });
  };
  const agenda = <Agenda store={store} onLeave={leave} onShowAll={showAll} />;
  return (
    <div ref={containerRef} tabIndex={-1} className="portal-deadlines">
      <UndoNotForMe store={store} onLeave={leave} />
      <SourceStates sources={store.sources} onLeave={leave} />
      {store.table === undefined ? (
        agenda
      ) : (
        <TabView
          label={texts().deadline.views}
          tabs={viewTabs()}
          open={store.view}
          onOpen={(view) => onShow({ view, topic: store.topic })}
        >
          <TopicChoice store={store} onShow={onShow} />
          <Questions store={store} />
          <TableNotes store={store} />
          {agenda}
        </TabView>
      )}
    </div>
  );
});

/** The number of dates stands beside the button, so that nobody fills a calendar unawares (DUE-07). */
const AddAll = observer(({ store }: StoreProps): ReactElement => {
  const id = useId();
  const { shown } = store;
  const { length } = shown.filter(isForCalendar);
  return (
    <>
      <Button
        icon={<CalendarOutlined aria-hidden />}
        disabled={length === 0}
        loading={busyIcon(store.adding.isRunning)}
        aria-describedby={length === 0 ? undefined : id}
        onClick={() => void store.adding.run(shown)}
      >
        {texts().deadline.addAll}
      </Button>
      {length > 0 && (
        <span id={id} className="portal-deadline-count">
          {texts().deadline.addCount(length)}
        </span>
      )}
      {length < shown.length && (
        <span className="portal-deadline-count">{texts().deadline.withoutSteps}</span>
      )}
    </>
  );
});

/** /deadlines: own and statutory dates as an agenda (DUE-01). */
export const DeadlinesScreen = observer((): ReactElement => {
  const store = useStore(DeadlinesStore);
  const isPrinting = useIsPrinting();
  const show = usePageAddress(store, !store.sources.isLoading);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  return (
    <>
      <PageHeader
        title={texts().deadline.title}
        lead={texts().deadline.leads[store.listed](store.lastDay)}
        actions={<AddAll store={store} />}
      />
      <StillWaiting command={store.adding} />
      <Dates store={store} onShow={show} />
      {isPrinting && <PrintedAgenda store={store} />}
    </>
  );
});
