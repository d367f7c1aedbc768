import { indianDay, instant, startOfIndianDay } from '../../src/domain/dates/instant';
import type { Trx } from '../http/write';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Where demo data is put: whose it is and what today is. */
export type SeedContext = { readonly trx: Trx; readonly now: Date; readonly customerId: number };

const today = (now: Date): number => startOfIndianDay(indianDay(instant(now.getTime())));

/** An office hour from half past nine on, another one for each day. */
const officeTime = (days: number): number => 9.5 * HOUR + ((days * 137 + 11) % 420) * MINUTE;

/**
 * A moment so many days before today in India, in office hours that differ from day to day, so many minutes later;
 * never in the future.
 */
export const daysAgo = (now: Date, days: number, minutes = 0): Date => {
  const moment = today(now) - days * DAY + officeTime(days) + minutes * MINUTE;
  return new Date(Math.min(moment, now.getTime() - 20 * MINUTE));
};

/** The close of business in India so many days from today, before it where the number is below zero. */
export const dueIn = (now: Date, days: number): Date => new Date(today(now) + days * DAY + 18 * HOUR);

/** When something of the demo happened: a while ago today, or days ago and some minutes after what caused it. */
export type Ago = { readonly hours: number } | { readonly days: number; readonly minutes?: number };

export const momentOf = (now: Date, ago: Ago): Date =>
  'hours' in ago
    ? new Date(now.getTime() - ago.hours * HOUR - 7 * MINUTE)
    : daysAgo(now, ago.days, ago.minutes);
