import { CheckCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { isSome, some } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import {
  type ReactElement,
  type RefObject,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { AppBadge } from '../../application/ports/AppBadge';
import { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import { DeadlineChoiceStorage } from '../../application/ports/DeadlineChoiceStorage';
import { DeadlineGateway } from '../../application/ports/DeadlineGateway';
import { referenceOf } from '../../application/ports/gatewayError';
import { OpenedRemarkStorage } from '../../application/ports/OpenedRemarkStorage';
import { Timer } from '../../application/ports/Timer';
import { AlternativeQuestion } from '../deadlines/AlternativeQuestion';
import { ownDatesPath } from '../deadlines/pageAddress';
import { DateText } from '../kit/DateText';
import { langOf } from '../kit/langOf';
import { PartBoundary } from '../kit/PartBoundary';
import { Reference } from '../kit/Reference';
import { SectionCard } from '../kit/SectionCard';
import { slideBelow } from '../kit/slideBelow';
import { TryAgain, type TryAgainProps } from '../kit/TryAgain';
import { PageClock } from '../state/PageClock';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { taskDetailLink } from '../work/taskDetailLink';
import { nextText } from './entryText';
import { EntryRow } from './EntryRow';
import { FromExpert } from './FromExpert';
import type { NeedsYouProps } from './needsYouProps';
import { Worklist } from './Worklist';
import { NeedsYouSkeleton } from './NeedsYouSkeleton';
import './needsYou.css';

/** Lets the blocks below slide to where they belong once the list is known: how long it is cannot be known before. */
const useSettledBlocks = (isReady: boolean): RefObject<HTMLDivElement | null> => {
  const room = useRef<HTMLDivElement>(null);
  const reserved = useRef(0);
  useLayoutEffect(() => {
    const list = room.current;
    // Without the remark below it, which makes room for itself.
    const height = list?.firstElementChild?.getBoundingClientRect().height ?? 0;
    const moved = reserved.current - height;
    if (list !== null && isReady && reserved.current > 0 && moved !== 0) slideBelow(list, moved);
    reserved.current = isReady ? 0 : height;
  }, [isReady]);
  return room;
};

interface StoreProps {
  readonly store: Worklist;
}

type EntriesProps = StoreProps & Pick<NeedsYouProps, 'isFirstVisit'>;

const MoreOrFewer = observer(({ store }: StoreProps): ReactElement | null =>
  store.hasMore ? (
    <Button aria-expanded={store.showsAll} onClick={() => store.toggleAll()}>
      {store.showsAll ? texts().attention.showFewer : texts().attention.showAll(store.entries.length)}
    </Button>
  ) : null,
);

/** Says that nothing waits, and names the next date that is known (NEED-10), or how to begin (HOME-01). */
const Nothing = observer(({ store, isFirstVisit }: EntriesProps): ReactElement => {
  const { next } = store;
  return (
    <p className="portal-need-note">
      <CheckCircleFilled aria-hidden className="portal-need-done" />
      <span>
        <span>{`${texts().attention.nothing} `}</span>
        {isFirstVisit && <span>{texts().attention.begin}</span>}
        {isSome(next) && (
          <span>
            <span>{nextText(next.value)}</span>{' '}
            <DateText when={some({ kind: 'day', day: next.value.due.day })} />
          </span>
        )}
      </span>
    </p>
  );
});

const hasReference = (cause: unknown): boolean => referenceOf(cause) !== undefined;

const namesOf = (unread: Worklist['unread']): string =>
  unread.map(({ name }) => texts().attention.sources[name]).join(', ');

/** What failed lacks its rows; what was read before has those of then. */
const unreadText = ({ unread }: Worklist): string => {
  const { unread: failedText, notReadAgain } = texts().attention;
  const [failed, stale] = [unread.filter(({ isStale }) => !isStale), unread.filter(({ isStale }) => isStale)];
  const sentences = [
    ...(failed.length > 0 ? [failedText(namesOf(failed))] : []),
    ...(stale.length > 0 ? [notReadAgain(namesOf(stale))] : []),
  ];
  return sentences.join(' ');
};

/** Names what could not be read; the pressed button disappears, so the focus moves to the list (NEED-11). */
const Unread = observer(({ store, onTry }: StoreProps & TryAgainProps): ReactElement => (
  <p className="portal-need-note">
    <span className="portal-need-unread" role="status">
      <InfoCircleFilled aria-hidden />
      <span>{unreadText(store)}</span>
    </span>
    <TryAgain onTry={onTry} />
    <Reference cause={store.unread.map(({ cause }) => cause).find(hasReference)} />
  </p>
));

/** Names what was read in part; Try again would bring no more (NEED-11). */
const NotInFull = observer(({ store }: StoreProps): ReactElement => {
  const { notInFull, sources } = texts().attention;
  return (
    <p className="portal-need-note">
      <span className="portal-need-unread">
        <InfoCircleFilled aria-hidden />
        <span>{notInFull(store.notInFull.map((name) => sources[name]).join(', '))}</span>
      </span>
    </p>
  );
});

/** Leads to where the questions stand, whichever view was chosen there. */
const ToDeadlines = observer(({ text }: { readonly text: string }): ReactElement => (
  <span>
    <span>{text}</span> <Link to={ownDatesPath}>{texts().deadline.title}</Link>
  </span>
));

/** Where the dates are that depend on an answer: most of them are further away than what the list holds. */
const QuestionNote = observer(({ isAnswered }: { readonly isAnswered: boolean }): ReactElement =>
  isAnswered ? <ToDeadlines text={texts().attention.answered} /> : <span>{texts().attention.asked}</span>,
);

/** What was delivered last, which stands far below on a phone (HOME-03). */
const Delivered = observer(({ store }: StoreProps): ReactElement | null => {
  const { delivered } = store;
  if (delivered === undefined) return null;
  const { task, files } = delivered;
  const names = files.map(({ name }) => name).join(', ');
  return (
    <p className="portal-need-note portal-need-delivered">
      <CheckCircleFilled aria-hidden className="portal-need-done" />
      <span>
        <span>
          <span>{texts().attention.completed}</span>{' '}
          <Link {...taskDetailLink(task)} lang={langOf(task.serviceName)}>
            {task.serviceName}
          </Link>
        </span>
        {names !== '' && (
          <span className="portal-need-files" lang={langOf(names)}>
            {` ${names}`}
          </span>
        )}
      </span>
    </p>
  );
});

/** Deferred, so that the pressed button updates before the rows render. */
const Rows = observer(({ store }: StoreProps): ReactElement => {
  const shown = useDeferredValue(store.shown);
  return (
    <ul role="list">
      {shown.map((entry) => (
        <EntryRow key={`${entry.kind} ${entry.id}`} entry={entry} onStale={() => store.readOrdersAgain()} />
      ))}
    </ul>
  );
});

const Entries = observer(({ store, isFirstVisit }: EntriesProps): ReactElement => {
  const containerRef = useRef<HTMLDivElement>(null);
  const tryAgain = (): Promise<void> => {
    containerRef.current?.focus();
    return store.tryAgain();
  };
  return (
    <div ref={containerRef} tabIndex={-1} className="portal-needs">
      {store.uncheckedCount > 0 && (
        <p className="portal-need-note">
          <span>{texts().attention.unchecked(store.uncheckedCount)}</span>
        </p>
      )}
      {store.unread.length > 0 && <Unread store={store} onTry={tryAgain} />}
      {store.notInFull.length > 0 && <NotInFull store={store} />}
      {store.entries.length > 0 && <Rows store={store} />}
      {store.isNothingLeft && <Nothing store={store} isFirstVisit={isFirstVisit} />}
      {store.isUndecided && (
        <p className="portal-need-note">
          <ToDeadlines text={texts().deadline.heldBack} />
        </p>
      )}
      <Delivered store={store} />
      {store.questions.map((alternative) => (
        <AlternativeQuestion
          key={alternative.id}
          alternative={alternative}
          answer={store.answerOf(alternative)}
          onAnswer={(answer) => store.answer(alternative, answer)}
          note={<QuestionNote isAnswered={store.answerOf(alternative) !== undefined} />}
        />
      ))}
      {!store.isComplete && <output className="portal-need-note">{texts().attention.reading}</output>}
    </div>
  );
});

const useWorklist = ({ kept, ...given }: Omit<NeedsYouProps, 'isFirstVisit'>): Worklist => {
  const clock = useStore(PageClock);
  const timer = useStore(Timer);
  const checkout = useStore(CheckoutStorage);
  const deadlines = useStore(DeadlineGateway);
  const choices = useStore(DeadlineChoiceStorage);
  const remarks = useStore(OpenedRemarkStorage);
  const [store] = useState(
    () => (kept.worklist ??= new Worklist({ ...given, clock, timer, checkout, deadlines, choices, remarks })),
  );
  useEffect(() => {
    store.enter();
    return () => store.leave();
  }, [store]);
  return store;
};

/** The number of the heading on the icon too, once it is known (INST-01). */
const Badge = observer(({ store }: StoreProps): null => {
  const badge = useStore(AppBadge);
  const count = store.isWhole ? store.entries.length : undefined;
  // A failed read may bring the number yet; of a list in part there is none.
  const isUncounted = store.isComplete && store.unread.length === 0;
  useEffect(() => {
    if (count !== undefined) badge.show(count);
    else if (isUncounted) badge.clear();
  }, [badge, count, isUncounted]);
  return null;
});

/** What waits for the customer, most urgent first (NEED-09), and the expert's newest remark below it (HOME-02). */
export const NeedsYou = observer((props: NeedsYouProps): ReactElement => {
  const store = useWorklist(props);
  // Deferred: the rows render in steps, between which the page answers.
  const isReady = useDeferredValue(store.isReady);
  const room = useSettledBlocks(isReady);
  return (
    <div ref={room} className="portal-needs-room">
      {isReady ? (
        <>
          <Badge store={store} />
          <SectionCard
            title={texts().attention.heading(store.isWhole ? store.entries.length : 0)}
            action={<MoreOrFewer store={store} />}
          >
            <Entries store={store} isFirstVisit={props.isFirstVisit} />
          </SectionCard>
          <PartBoundary>
            <FromExpert work={props.work} />
          </PartBoundary>
        </>
      ) : (
        <NeedsYouSkeleton />
      )}
    </div>
  );
});
