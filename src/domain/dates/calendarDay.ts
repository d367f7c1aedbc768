import { DAY_MS, INDIA_OFFSET_MS, indianDay, instant, startOfIndianDay } from './instant';
import type { CalendarDay } from './instant';

/** The day that many days later; earlier when the number is below zero. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  indianDay(instant(startOfIndianDay(day) + days * DAY_MS));

/** How many days the second day is after the first; below zero when it is before. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  (startOfIndianDay(to) - startOfIndianDay(from)) / DAY_MS;

/** The day of the week: 0 is Sunday. */
export const weekdayOf = (day: CalendarDay): number =>
  new Date(startOfIndianDay(day) + INDIA_OFFSET_MS).getUTCDay();
