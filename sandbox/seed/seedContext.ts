import { addDays, daysBetween } from '../../src/domain/dates/calendarDay';
import {
  DAY_MS,
  HOUR_MS,
  indianDay,
  instant,
  MINUTE_MS,
  startOfIndianDay,
} from '../../src/domain/dates/instant';
import type { Trx } from '../database/schema';
import { closeOfBusiness } from '../work/closeOfBusiness';
import { workingDayFrom, workingDayUpTo } from '../work/workingDay';

/** Where demo data goes: the transaction, the customer and the current day. */
export type SeedContext = { readonly trx: Trx; readonly now: Date; readonly customerId: number };

const today = (now: Date): number => startOfIndianDay(indianDay(instant(now.getTime())));

/** A time in office hours from 9:30 to noon, different for each day, so that a day's work after it ends in them too. */
const officeTime = (days: number): number => 9.5 * HOUR_MS + ((days * 137 + 11) % 150) * MINUTE_MS;

/**
 * The moment the given number of days before today in India, in office hours that differ by day, plus the
 * minutes; never in the future.
 */
export const daysAgo = (now: Date, days: number, minutes = 0): Date => {
  const moment = today(now) - days * DAY_MS + officeTime(days) + minutes * MINUTE_MS;
  return new Date(Math.min(moment, now.getTime() - 20 * MINUTE_MS));
};

/** The same, counted to the last working day up to then. */
export const workedDaysAgo = (now: Date, days: number): number => {
  const day = indianDay(instant(now.getTime()));
  return daysBetween(workingDayUpTo(addDays(day, -days)), day);
};

/**
 * The close of business in India the given number of days from today, on the next working day; before today for a
 * negative number, on the last one.
 */
export const dueIn = (now: Date, days: number): Date => {
  const day = addDays(indianDay(instant(now.getTime())), days);
  return closeOfBusiness(days < 0 ? workingDayUpTo(day) : workingDayFrom(day));
};

/** When a demo event happened: hours ago, or on the working day of some days ago, minutes after its cause. */
export type Ago = { readonly hours: number } | { readonly days: number; readonly minutes?: number };

export const momentOf = (now: Date, ago: Ago): Date =>
  'hours' in ago
    ? new Date(now.getTime() - ago.hours * HOUR_MS - 7 * MINUTE_MS)
    : daysAgo(now, workedDaysAgo(now, ago.days), ago.minutes);
