import { type CalendarDay, utcDay } from '../dates/instant';

/** A month of the calendar as 'YYYY-MM'. */
export type Month = string & { readonly __unit: 'month' };

/** The month of the calendar that a day belongs to, as text. */
export const calendarMonthOf = (day: CalendarDay): Month =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes months
  day.slice(0, 7) as Month;

/** The twelve months of a financial year, April first. */
export const monthsOfYear = (year: number): readonly Month[] =>
  Array.from({ length: 12 }, (_, place) => calendarMonthOf(utcDay(Date.UTC(year, 3 + place, 1))));
