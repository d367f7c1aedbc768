import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { some } from 'fp-ts/Option';
import { weekdayOf } from '../../domain/dates/calendarDay';
import type { CalendarDay } from '../../domain/dates/instant';
import { type AgendaLine, agendaLines } from '../../domain/deadlines/agenda';
import type { Deadline } from '../../domain/deadlines/deadline';
import { DateText } from '../kit/DateText';
import { StatusPill } from '../kit/StatusPill';
import { WindowedList } from '../kit/WindowedList';
import { deadlineTexts } from '../texts/deadlineTexts';
import { DeadlineEntry, type EntryProps } from './DeadlineEntry';

/** Height of a statutory date with its day's heading beside it, in pixels. */
const LINE_HEIGHT = 150;

export const monthHeading = (day: CalendarDay): string =>
  deadlineTexts.monthHeading(Number(day.slice(5, 7)), day.slice(0, 4));

interface LineProps extends EntryProps {
  readonly line: AgendaLine;
}

const Line = ({ line, ...props }: LineProps): ReactElement => {
  const { deadline, startsMonth, startsDay } = line;
  const { day } = deadline;
  const isToday = props.store.isToday(day);
  return (
    <>
      {startsMonth && <h2 className="portal-agenda-month">{monthHeading(day)}</h2>}
      <div className={`portal-agenda-line${startsDay ? ' portal-agenda-day-begins' : ''}`}>
        {startsDay && (
          <h3 className="portal-agenda-day" aria-current={isToday ? 'date' : undefined}>
            <DateText when={some({ kind: 'day', day })} />{' '}
            <span>{deadlineTexts.weekday(weekdayOf(day))}</span>{' '}
            {isToday && <StatusPill tone="accent">{deadlineTexts.today}</StatusPill>}
          </h3>
        )}
        <DeadlineEntry deadline={deadline} {...props} />
      </div>
    </>
  );
};

interface AgendaListProps extends EntryProps {
  readonly deadlines: readonly Deadline[];
  /** Accessible name of the list. */
  readonly label: string;
}

/** Dates by month and day; only what is near the viewport is in the page (DUE-01, DUE-09). */
export const AgendaList = observer(({ deadlines, label, ...props }: AgendaListProps): ReactElement => (
  <WindowedList
    items={agendaLines(deadlines)}
    keyOf={({ deadline }) => deadline.id}
    label={label}
    rowHeight={LINE_HEIGHT}
  >
    {(line) => <Line line={line} {...props} />}
  </WindowedList>
));
