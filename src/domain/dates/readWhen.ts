import { alt, filter, isNone, none, type Option, some } from 'fp-ts/Option';
import {
  HOUR_MS,
  INDIA_OFFSET_MS,
  instant,
  MINUTE_MS,
  momentOf,
  readDay,
  startOfIndianDay,
  type When,
} from './instant';

/** The optional time and zone after a day; `readDay` reads the day itself. */
const whenShape =
  /^.{10}(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?) ?(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?)?$/i;

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
  return some({
    kind: 'moment',
    at: instant(startOfIndianDay(day.value) + INDIA_OFFSET_MS + timeMs(time) - offsetMs(zone)),
  });
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
