import { observer } from 'mobx-react-lite';
import { type ReactElement, useMemo } from 'react';
import { some } from 'fp-ts/Option';
import { weekdayOf } from '../../domain/dates/calendarDay';
import type { CalendarDay } from '../../domain/dates/instant';
import { type AgendaLine, agendaLines } from '../../domain/deadlines/agenda';
import type { Deadline } from '../../domain/deadlines/deadline';
import { DateText } from '../kit/DateText';
import { StatusPill } from '../kit/StatusPill';
import { type SoughtItem, WindowedList } from '../kit/WindowedList';
import { texts } from '../texts/texts';
import { DeadlineEntry, type EntryProps } from './DeadlineEntry';
import type { DeadlinesStore } from './DeadlinesStore';
import type { WantedDate } from './AgendaPlaces';

/** Height of a statutory date with its day's heading beside it, in pixels. */
const LINE_HEIGHT = 150;

export const monthHeading = (day: CalendarDay): string =>
  texts().deadline.monthHeading(Number(day.slice(5, 7)), day.slice(0, 4));

interface LineProps extends EntryProps {
  readonly line: AgendaLine;
  readonly hasMonths: boolean;
}

const Line = observer(({ line, hasMonths, ...props }: LineProps): ReactElement => {
  const { deadline, startsMonth, startsDay } = line;
  const { day } = deadline;
  const isToday = props.store.isToday(day);
  return (
    <>
      {hasMonths && startsMonth && <h2 className="portal-agenda-month">{monthHeading(day)}</h2>}
      <div className={`portal-agenda-line${startsDay ? ' portal-agenda-day-begins' : ''}`}>
        {startsDay && (
          <h3 className="portal-agenda-day" aria-current={isToday ? 'date' : undefined}>
            <span>
              <DateText when={some({ kind: 'day', day })} />
            </span>{' '}
            <span>{texts().deadline.weekday(weekdayOf(day))}</span>{' '}
            {isToday && <StatusPill tone="accent">{texts().deadline.today}</StatusPill>}
          </h3>
        )}
        <DeadlineEntry deadline={deadline} {...props} />
      </div>
    </>
  );
});

/** Scrolls to a date: back to where it stood, else to the middle, where it gets the focus and its mark. */
const goTo = (row: HTMLElement, { top }: WantedDate): void => {
  const date = row.querySelector<HTMLElement>('[data-deadline]') ?? row;
  if (top === undefined) {
    date.scrollIntoView({ block: 'center' });
    date.focus({ preventScroll: true });
  } else window.scrollBy(0, date.getBoundingClientRect().top - top);
};

const useSoughtItem = (store: DeadlinesStore): SoughtItem | undefined => {
  const { wanted } = store;
  return useMemo(() => {
    if (wanted === undefined) return undefined;
    const onFound = (row: HTMLElement): void => {
      goTo(row, wanted);
      store.forgetWanted();
    };
    return { key: wanted.id, onFound };
  }, [store, wanted]);
};

interface AgendaListProps extends EntryProps {
  readonly deadlines: readonly Deadline[];
  /** Accessible name of the list. */
  readonly label: string;
  /** False for a list that is no part of the months. */
  readonly hasMonths?: boolean;
}

/** Dates by month and day; only what is near the viewport is in the page (DUE-01, DUE-09). */
export const AgendaList = observer(
  ({ deadlines, label, hasMonths = true, ...props }: AgendaListProps): ReactElement => (
    <WindowedList
      items={agendaLines(deadlines)}
      keyOf={({ deadline }) => deadline.id}
      label={label}
      rowHeight={LINE_HEIGHT}
      sought={useSoughtItem(props.store)}
    >
      {(line) => <Line line={line} hasMonths={hasMonths} {...props} />}
    </WindowedList>
  ),
);
