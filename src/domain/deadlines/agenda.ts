import { addDays } from '../dates/calendarDay';
import { type DayRange, financialYearRange } from '../dates/financialYear';
import type { CalendarDay } from '../dates/instant';
import type { Deadline } from './deadline';
import { COMING_MONTHS } from './limits';
import { byDay } from './order';
import { dayInMonth, monthNumberOf } from './period';

/** What the agenda covers: the financial year of the day and the next one (DUE-01). */
export const agendaSpan = (today: CalendarDay): DayRange => {
  const thisYear = financialYearRange(today);
  return { from: thisYear.from, to: financialYearRange(addDays(thisYear.to, 1)).to };
};

export interface Agenda {
  /** Steps that should have been complete before today, the most overdue first. */
  readonly overdue: readonly Deadline[];
  /** What else lies before today, newest first, so that what has just passed is met first (DUE-08). */
  readonly earlier: readonly Deadline[];
  /** From today on, the next date at least. */
  readonly coming: readonly Deadline[];
  /** What comes after those months. */
  readonly later: readonly Deadline[];
}

const LONGEST_MONTH = 31;

const endOfMonth = (day: CalendarDay, monthsLater: number): CalendarDay =>
  dayInMonth(monthNumberOf(day) + monthsLater, LONGEST_MONTH);

/** The last day that is not folded away: where nothing is due in the coming months, the month of the next date ends with it. */
const lastComing = (today: CalendarDay, next: Deadline | undefined): CalendarDay => {
  const regular = endOfMonth(today, COMING_MONTHS - 1);
  return next === undefined || next.day <= regular ? regular : endOfMonth(next.day, 0);
};

/**
 * Divides dates at today and at the end of the coming months; own dates that are still open never grow too old, and a
 * step that is late is work to do rather than a date that has passed (DUE-08).
 */
export const agendaOf = (deadlines: readonly Deadline[], today: CalendarDay): Agenda => {
  const { to } = agendaSpan(today);
  const ordered = deadlines.filter(({ day }) => day <= to).sort(byDay);
  const past = ordered.filter(({ day }) => day < today);
  const ahead = ordered.filter(({ day }) => day >= today);
  const last = lastComing(today, ahead[0]);
  return {
    overdue: past.filter(({ kind }) => kind === 'step'),
    earlier: past.filter(({ kind }) => kind !== 'step').sort((one, other) => byDay(other, one)),
    coming: ahead.filter(({ day }) => day <= last),
    later: ahead.filter(({ day }) => day > last),
  };
};

/** Dates in the order of their days, as on paper. */
export const inOrderOfDays = (deadlines: readonly Deadline[]): readonly Deadline[] =>
  [...deadlines].sort(byDay);

/** The dates of each month, in their order. */
export const byMonth = (deadlines: readonly Deadline[]): readonly (readonly Deadline[])[] => {
  const months = new Set(deadlines.map(({ day }) => monthNumberOf(day)));
  return [...months].map((month) => deadlines.filter(({ day }) => monthNumberOf(day) === month));
};

/** A date and whether it is the first of its month and of its day, where the agenda has a heading. */
export interface AgendaLine {
  readonly deadline: Deadline;
  readonly startsMonth: boolean;
  readonly startsDay: boolean;
}

/** The dates as lines; those of one day stand together. */
export const agendaLines = (deadlines: readonly Deadline[]): readonly AgendaLine[] =>
  deadlines.map((deadline, index) => {
    const before = deadlines[index - 1]?.day;
    return {
      deadline,
      startsMonth: before === undefined || monthNumberOf(before) !== monthNumberOf(deadline.day),
      startsDay: before !== deadline.day,
    };
  });
