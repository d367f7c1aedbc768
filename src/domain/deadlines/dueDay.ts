import { none, type Option, some } from 'fp-ts/Option';
import type { CalendarDay } from '../dates/instant';
import {
  dayInMonth,
  daysAfterMonth,
  financialYearOfPeriod,
  type MonthNumber,
  type Period,
  periodKey,
  recurringKey,
  yearAndMonth,
} from './period';
import type { Due, DueException, StatutoryRule } from './rule';

const MONTHS = 12;
/** A financial year ends in March of the year after the one in which it began. */
const MARCH_OF_NEXT_YEAR = 14;
const APRIL = 3;
const LONGEST_MONTH = 31;
const SHORTEST_MONTH = 28;

const nextDate = (lastMonth: MonthNumber, month: number, day: number): CalendarDay => {
  const { month: ending } = yearAndMonth(lastMonth);
  // In the period's own last month the date would lie inside the period.
  const wait = (month - ending + MONTHS) % MONTHS;
  return dayInMonth(lastMonth + (wait === 0 ? MONTHS : wait), day);
};

/** The day on which a due falls for a period; none where nothing is due. */
export const dayOfDue = (due: Due, period: Period): Option<CalendarDay> => {
  switch (due.kind) {
    case 'dayOfMonth':
      return some(dayInMonth(period.lastMonth + due.monthsAfter, due.day));
    case 'daysAfter':
      return some(daysAfterMonth(period.lastMonth, due.days));
    case 'dateInYear': {
      const year = financialYearOfPeriod(period) + 1 + due.yearsAfter;
      return some(dayInMonth(year * MONTHS + due.month - 1, due.day));
    }
    case 'nextDate':
      return some(nextDate(period.lastMonth, due.month, due.day));
    case 'nothing':
      return none;
  }
};

/** The exception for a period: that of the one period wins over that of every year. */
export const exceptionFor = (
  { exceptions }: Pick<StatutoryRule, 'exceptions'>,
  period: Period,
): DueException | undefined => {
  if (exceptions.length === 0) return undefined;
  const named = (key: string): DueException | undefined => exceptions.find((one) => one.period === key);
  return named(periodKey(period)) ?? named(recurringKey(period));
};

/** How many months after the last month of its period a due may fall, at least and at most. */
export interface Delay {
  readonly least: number;
  readonly most: number;
}

/** The delay of a due, whichever period of the financial year it is for. */
export const delayOf = (due: Due): Delay | undefined => {
  switch (due.kind) {
    case 'dayOfMonth':
      return { least: due.monthsAfter, most: due.monthsAfter };
    case 'daysAfter':
      return { least: Math.floor(due.days / LONGEST_MONTH), most: Math.ceil(due.days / SHORTEST_MONTH) };
    case 'dateInYear': {
      const month = (due.yearsAfter + 1) * MONTHS + due.month - 1;
      return { least: month - MARCH_OF_NEXT_YEAR, most: month - APRIL };
    }
    case 'nextDate':
      return { least: 1, most: MONTHS };
    case 'nothing':
      return undefined;
  }
};
