import { alt, filter, isNone, none, some } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';

/** A moment: milliseconds since 1970-01-01T00:00Z. */
export type Instant = number & { readonly __unit: 'epochMilliseconds' };

/** A day of the calendar as 'YYYY-MM-DD', without a time. */
export type CalendarDay = string & { readonly __unit: 'calendarDay' };

/** What a server's date says: a moment, or only a day. */
export type When =
  | { readonly kind: 'moment'; readonly at: Instant }
  | { readonly kind: 'day'; readonly day: CalendarDay };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A day of the calendar in India, where no clock is ever changed. */
export const DAY_MS = 24 * HOUR_MS;

/** India is five and a half hours ahead of UTC all year round. */
export const INDIA_OFFSET_MS = 5 * HOUR_MS + 30 * MINUTE_MS;

/** Whether a clock that is so many minutes ahead of UTC shows India's time. */
export const isIndiaOffset = (minutes: number): boolean => minutes * MINUTE_MS === INDIA_OFFSET_MS;

/** The optional time and zone after a day; `readDay` reads the day itself. */
const whenShape =
  /^.{10}(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?) ?(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?)?$/i;

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

const clockMs = (hours: string, minutes: string): number =>
  Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;

/** Cuts off fractions of a millisecond, since rounding up could reach the next day; as text, since 4.035 * 1000 < 4035. */
const timeMs = (time: string): number =>
  clockMs(time.slice(0, 2), time.slice(3, 5)) +
  Number(time.slice(6, 8)) * 1000 +
  Number(time.slice(9, 12).padEnd(3, '0'));

/** 'Z' has neither hours nor minutes, so its offset is 0. */
const offsetMs = (zone: string | undefined): number => {
  if (zone === undefined) return INDIA_OFFSET_MS;
  const size = clockMs(zone.slice(1, 3), zone.slice(3).replace(':', ''));
  return zone.startsWith('-') ? -size : size;
};

const epochShape = /^[1-9]\d{9}(\d{3})?$/;

/** Epoch seconds, or milliseconds where three digits more follow. */
const readEpoch = (digits: string): Option<When> => {
  const match = epochShape.exec(digits);
  if (match === null) return none;
  const [, milliseconds] = match;
  return some({ kind: 'moment', at: instant(Number(digits) * (milliseconds === undefined ? 1000 : 1)) });
};

/** With a year first, and without the name that Java writes after India's offset. */
const inIso = (text: string): string =>
  text.replace(/^(\d{2})\/(\d{2})\/(\d{4})/, '$3-$2-$1').replace(/\[Asia\/Kolkata\]$/, '');

const readIso = (written: string): Option<When> => {
  const match = whenShape.exec(written);
  const day = readDay(written.slice(0, 10));
  if (match === null || isNone(day)) return none;
  const [, time, zone] = match;
  if (time === undefined) return some({ kind: 'day', day: day.value });
  return some({ kind: 'moment', at: instant(midnightUtc(day.value) + timeMs(time) - offsetMs(zone)) });
};

/** The beginning of 1970, in Greenwich and in India, by which a backend writes that it has no date. */
const NO_DATE: ReadonlySet<number> = new Set([0, -INDIA_OFFSET_MS]);

/**
 * Reads a server's date: ISO text with or without a zone (then India time), with 'T' or a blank, a day alone or written
 * as in India, or an epoch time; none when it is missing or unreadable (AMB-47).
 */
export const readWhen = (text: string): Option<When> => {
  const written = text.trim();
  return filter((when: When) => !NO_DATE.has(momentOf(when)))(
    alt(() => readIso(inIso(written)))(readEpoch(written)),
  );
};

/** The day it is in India at that moment. */
export const indianDay = (at: Instant): CalendarDay => utcDay(at + INDIA_OFFSET_MS);

/** The moment a day begins in India. */
export const startOfIndianDay = (day: CalendarDay): Instant => instant(midnightUtc(day) - INDIA_OFFSET_MS);

/** The day of a date in India: its own day, or the day of its moment. */
export const dayOf = (when: When): CalendarDay => (when.kind === 'day' ? when.day : indianDay(when.at));

/** The moment of a date, for ordering: its own moment, or the start of its day in India. */
export const momentOf = (when: When): Instant => (when.kind === 'day' ? startOfIndianDay(when.day) : when.at);

/** As `momentOf`, the oldest first; what has no date comes last. */
export const momentOrLast = (when: Option<When>): number => (isNone(when) ? Infinity : momentOf(when.value));
