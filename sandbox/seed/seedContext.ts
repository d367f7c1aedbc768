import { addDays } from '../../src/domain/dates/calendarDay';
import { indianDay, instant, startOfIndianDay } from '../../src/domain/dates/instant';
import type { Trx } from '../database/schema';
import { closeOfBusiness } from '../work/closeOfBusiness';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Where demo data goes: the transaction, the customer and the current day. */
export type SeedContext = { readonly trx: Trx; readonly now: Date; readonly customerId: number };

const today = (now: Date): number => startOfIndianDay(indianDay(instant(now.getTime())));

/** A time in office hours from 9:30 on, different for each day. */
const officeTime = (days: number): number => 9.5 * HOUR + ((days * 137 + 11) % 420) * MINUTE;

/**
 * The moment the given number of days before today in India, in office hours that differ by day, plus the
 * minutes; never in the future.
 */
export const daysAgo = (now: Date, days: number, minutes = 0): Date => {
  const moment = today(now) - days * DAY + officeTime(days) + minutes * MINUTE;
  return new Date(Math.min(moment, now.getTime() - 20 * MINUTE));
};

/** The close of business in India the given number of days from today; before today for a negative number. */
export const dueIn = (now: Date, days: number): Date =>
  closeOfBusiness(addDays(indianDay(instant(now.getTime())), days));

/** When a demo event happened: hours ago today, or days ago and some minutes after its cause. */
export type Ago = { readonly hours: number } | { readonly days: number; readonly minutes?: number };

export const momentOf = (now: Date, ago: Ago): Date =>
  'hours' in ago
    ? new Date(now.getTime() - ago.hours * HOUR - 7 * MINUTE)
    : daysAgo(now, ago.days, ago.minutes);
