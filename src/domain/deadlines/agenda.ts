import { addDays } from '../dates/calendarDay';
import { type DayRange, financialYearRange } from '../dates/financialYear';
import type { CalendarDay } from '../dates/instant';
import type { Deadline } from './deadline';

/** What the agenda covers: the financial year of the day and the next one (DUE-01). */
export const agendaSpan = (today: CalendarDay): DayRange => {
  const thisYear = financialYearRange(today);
  return { from: thisYear.from, to: financialYearRange(addDays(thisYear.to, 1)).to };
};

export interface Agenda {
  /** What lies before today, oldest first (DUE-08). */
  readonly earlier: readonly Deadline[];
  readonly coming: readonly Deadline[];
}

const isInOrder = (one: Deadline, other: Deadline): number => {
  if (one.day === other.day) return 0;
  return one.day < other.day ? -1 : 1;
};

/** Divides dates at today, each part in the order of its days; own dates that are still open never grow too old (DUE-08). */
export const agendaOf = (deadlines: readonly Deadline[], today: CalendarDay): Agenda => {
  const { to } = agendaSpan(today);
  const ordered = deadlines.filter(({ day }) => day <= to).toSorted(isInOrder);
  return {
    earlier: ordered.filter(({ day }) => day < today),
    coming: ordered.filter(({ day }) => day >= today),
  };
};

/** A date and whether it is the first of its month and of its day, where the agenda has a heading. */
export interface AgendaLine {
  readonly deadline: Deadline;
  readonly startsMonth: boolean;
  readonly startsDay: boolean;
}

/** The dates as lines; they are in the order of their days. */
export const agendaLines = (deadlines: readonly Deadline[]): readonly AgendaLine[] =>
  deadlines.map((deadline, index) => {
    const before = deadlines[index - 1]?.day ?? '';
    return {
      deadline,
      startsMonth: before.slice(0, 7) !== deadline.day.slice(0, 7),
      startsDay: before !== deadline.day,
    };
  });
