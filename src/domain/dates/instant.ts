import { isNone, none, type Option, some } from 'fp-ts/Option';

/** A moment: milliseconds since 1970-01-01T00:00Z. */
export type Instant = number & { readonly __unit: 'epochMilliseconds' };

/** A day of the calendar as 'YYYY-MM-DD', without a time. */
export type CalendarDay = string & { readonly __unit: 'calendarDay' };

/** What a server's date says: a moment, or only a day. */
export type When =
  | { readonly kind: 'moment'; readonly at: Instant }
  | { readonly kind: 'day'; readonly day: CalendarDay };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day of the calendar in India, where no clock is ever changed. */
export const DAY_MS = 24 * HOUR_MS;

/** India is five and a half hours ahead of UTC all year round. */
export const INDIA_OFFSET_MS = 5 * HOUR_MS + 30 * MINUTE_MS;

/** Whether a clock that is so many minutes ahead of UTC shows India's time. */
export const isIndiaOffset = (minutes: number): boolean => minutes * MINUTE_MS === INDIA_OFFSET_MS;

/** The moment of a number of epoch milliseconds, as a clock tells it. */
export const instant = (epochMilliseconds: number): Instant =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes moments
  epochMilliseconds as Instant;

/** The UTC day at that many epoch milliseconds. */
export const utcDay = (epochMilliseconds: number): CalendarDay =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes days
  new Date(epochMilliseconds).toISOString().slice(0, 10) as CalendarDay;

const midnightUtc = (day: string): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)));

/** Reads 'YYYY-MM-DD'; none for any other shape and for days that do not exist. */
export const readDay = (text: string): Option<CalendarDay> => {
  const midnight = midnightUtc(text);
  if (Number.isNaN(midnight)) return none;
  const day = utcDay(midnight);
  return day === text ? some(day) : none;
};

/** The day it is in India at that moment. */
export const indianDay = (at: Instant): CalendarDay => utcDay(at + INDIA_OFFSET_MS);

/** The moment a day begins in India. */
export const startOfIndianDay = (day: CalendarDay): Instant => instant(midnightUtc(day) - INDIA_OFFSET_MS);

/** The day of a date in India: its own day, or the day of its moment. */
export const dayOf = (when: When): CalendarDay => (when.kind === 'day' ? when.day : indianDay(when.at));

/** The moment of a date, for ordering: its own moment, or the start of its day in India. */
export const momentOf = (when: When): Instant => (when.kind === 'day' ? startOfIndianDay(when.day) : when.at);

/** As `momentOf`; what has no date comes before all that has one. */
export const momentOrFirst = (when: Option<When>): number =>
  isNone(when) ? -Infinity : momentOf(when.value);

/** As `momentOf`, the oldest first; what has no date comes last. */
export const momentOrLast = (when: Option<When>): number => (isNone(when) ? Infinity : momentOf(when.value));
