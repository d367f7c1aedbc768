import { financialYearName } from '../dates/financialYear';
import { type CalendarDay, utcDay } from '../dates/instant';
import type { Frequency } from './rule';

/** A month, counted from January of the year 0, so that months can be added and compared. */
export type MonthNumber = number;

/** A month, quarter, half-year or financial year for which something is due. */
export interface Period {
  readonly every: Frequency;
  readonly firstMonth: MonthNumber;
  readonly lastMonth: MonthNumber;
}

const MONTHS = 12;
/** April, with which financial years, quarters and half-years begin. */
const APRIL = 3;

const lengths: Readonly<Record<Frequency, number>> = { month: 1, quarter: 3, 'half-year': 6, year: 12 };

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The number of the month that a day belongs to. */
export const monthNumberOf = (day: CalendarDay): MonthNumber =>
  Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7)) - 1;

/** The calendar year of a month, and its place in it: 1 is January. */
export const yearAndMonth = (month: MonthNumber): { readonly year: number; readonly month: number } => ({
  year: Math.floor(month / MONTHS),
  month: (month % MONTHS) + 1,
});

/** Date.UTC counts months from a year that it does not take for one of the twentieth century. */
const YEAR_2000 = 2000;
const midnightUtc = (month: MonthNumber, day: number): number =>
  Date.UTC(YEAR_2000, month - YEAR_2000 * MONTHS, day);

/** That day of a month; its last day where the month is shorter. */
export const dayInMonth = (month: MonthNumber, day: number): CalendarDay =>
  utcDay(Math.min(midnightUtc(month, day), midnightUtc(month + 1, 0)));

/** So many days after the last day of a month. */
export const daysAfterMonth = (month: MonthNumber, days: number): CalendarDay =>
  utcDay(midnightUtc(month + 1, days));

/** The financial year of a period, by the year in which it began. */
export const financialYearOfPeriod = ({ firstMonth }: Pick<Period, 'firstMonth'>): number =>
  Math.floor((firstMonth - APRIL) / MONTHS);

/** The place of a quarter or half-year in its financial year, 1 being the one from April; a year is always 1. */
const placeInYear = ({ every, firstMonth }: Period): number =>
  Math.floor(((firstMonth - APRIL) % MONTHS) / lengths[every]) + 1;

/** The first day of a period, with which `from` and `until` of a rule are compared. */
export const firstDayOf = ({ firstMonth }: Period): CalendarDay => dayInMonth(firstMonth, 1);

/** The first day of the period of a kind that a day belongs to. */
export const firstDayOfPeriodWith = (every: Frequency, day: CalendarDay): CalendarDay => {
  const length = lengths[every];
  return dayInMonth(APRIL + Math.floor((monthNumberOf(day) - APRIL) / length) * length, 1);
};

/** The periods of a kind whose last month lies between two months, both included. */
export const periodsEnding = (every: Frequency, from: MonthNumber, to: MonthNumber): readonly Period[] => {
  const length = lengths[every];
  const begun = APRIL + Math.ceil((from - length + 1 - APRIL) / length) * length;
  const periods: Period[] = [];
  for (let firstMonth = begun; firstMonth + length - 1 <= to; firstMonth += length)
    periods.push({ every, firstMonth, lastMonth: firstMonth + length - 1 });
  return periods;
};

/** The name of one period: '2027-03', '2026-27-q4', '2026-27-h2' or '2026-27'. */
export const periodKey = (period: Period): string => {
  if (period.every === 'month') {
    const { year, month } = yearAndMonth(period.firstMonth);
    return `${year}-${twoDigits(month)}`;
  }
  const year = financialYearName(financialYearOfPeriod(period));
  if (period.every === 'year') return year;
  return `${year}-${period.every === 'quarter' ? 'q' : 'h'}${placeInYear(period)}`;
};

/** The name of a period in every year: 'month-03', 'quarter-4' or 'half-2'; a year has none. */
export const recurringKey = (period: Period): string => {
  switch (period.every) {
    case 'month':
      return `month-${twoDigits(yearAndMonth(period.firstMonth).month)}`;
    case 'quarter':
      return `quarter-${placeInYear(period)}`;
    case 'half-year':
      return `half-${placeInYear(period)}`;
    case 'year':
      return '';
  }
};

const keyShapes: Readonly<Record<Frequency, RegExp>> = {
  month: /^(?:month|\d{4})-(?:0[1-9]|1[0-2])$/,
  quarter: /^(?:quarter-|\d{4}-\d{2}-q)[1-4]$/,
  'half-year': /^(?:half-|\d{4}-\d{2}-h)[12]$/,
  year: /^\d{4}-\d{2}$/,
};

/** Whether the financial year that a text begins with, if any, ends in the year after its first. */
const hasYear = (text: string): boolean => {
  const year = /^\d{4}-\d{2}/.exec(text)?.[0];
  return year === undefined || year === financialYearName(Number(year.slice(0, 4)));
};

/** Whether a text names a period of that kind, one or that of every year; any other would never be found. */
export const isPeriodName = (every: Frequency, text: string): boolean =>
  keyShapes[every].test(text) && (every === 'month' || hasYear(text));
