import { isNone, none, type Option, some } from 'fp-ts/Option';
import { addDays, daysBetween } from './calendarDay';
import { dayOf, utcDay } from './instant';
import type { CalendarDay, When } from './instant';

/** Both days belong to the range. */
export interface DayRange {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** Quarters of the Indian financial year: 1 is April to June, 4 is January to March. */
export type Quarter = 1 | 2 | 3 | 4;

/** Any Monday, to count weeks from. */
const someMonday = utcDay(Date.UTC(1970, 0, 5));

const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4));
const monthOf = (day: CalendarDay): number => Number(day.slice(5, 7));

/** Whole months; a month above 12 is in the next year, and day 0 of a month is the last day of the month before. */
const months = (year: number, first: number, count: number): DayRange => ({
  from: utcDay(Date.UTC(year, first - 1, 1)),
  to: utcDay(Date.UTC(year, first - 1 + count, 0)),
});

/** The year in which the financial year of that day began: it runs from 1 April to 31 March. */
export const financialYearOf = (day: CalendarDay): number => yearOf(day) - (monthOf(day) < 4 ? 1 : 0);

/** The year in which the financial year of that date began, in India; none without a date. */
export const financialYearOfDate = (when: Option<When>): Option<number> =>
  isNone(when) ? none : some(financialYearOf(dayOf(when.value)));

/** A financial year as India writes it: that of 2025 is '2025-26'. */
export const financialYearName = (year: number): string =>
  `${year}-${String((year + 1) % 100).padStart(2, '0')}`;

/** Reads '2025-26'; none for any other text. */
export const readFinancialYear = (text: string): Option<number> => {
  const year = Number(text.slice(0, 4));
  return year > 0 && financialYearName(year) === text ? some(year) : none;
};

/** The financial year of that day, 1 April to 31 March. */
export const financialYearRange = (day: CalendarDay): DayRange => months(financialYearOf(day), 4, 12);

/** That quarter in the financial year of the day. */
export const quarterRange = (quarter: Quarter, day: CalendarDay): DayRange =>
  months(financialYearOf(day), 1 + quarter * 3, 3);

/** The calendar month of the day. */
export const monthRange = (day: CalendarDay): DayRange => months(yearOf(day), monthOf(day), 1);

/** The week of the day, Monday to Sunday. */
export const weekRange = (day: CalendarDay): DayRange => {
  const sinceMonday = ((daysBetween(someMonday, day) % 7) + 7) % 7;
  const from = addDays(day, -sinceMonday);
  return { from, to: addDays(from, 6) };
};

/** That many days, the given one being the last. */
export const lastDays = (count: number, day: CalendarDay): DayRange => ({
  from: addDays(day, 1 - count),
  to: day,
});
