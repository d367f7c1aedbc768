import { isNone } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { ABSENT } from '../money/formatRupees';
import { daysBetween } from './calendarDay';
import { indianDay } from './instant';
import type { Instant, When } from './instant';

const SECONDS_IN_A_DAY = 86_400;

/** Section 9 names these five units; weeks are the greatest, largest first here. */
const units = [
  ['week', 7 * SECONDS_IN_A_DAY],
  ['day', SECONDS_IN_A_DAY],
  ['hour', 3600],
  ['minute', 60],
] as const;

const inWords = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

const ago = (seconds: number): string => {
  const fitting = units.find(([, size]) => seconds >= size);
  if (fitting === undefined) return inWords(seconds, 'second');
  const [unit, size] = fitting;
  return inWords(Math.floor(seconds / size), unit);
};

/**
 * '2 hours ago' in the largest whole unit up to weeks; a time still to come is '0 seconds ago' (clocks differ),
 * a day without a time counts whole days, a missing date is a dash (section 9, AMB-47).
 */
export const relativeTime = (when: Option<When>, now: Instant): string => {
  if (isNone(when)) return ABSENT;
  if (when.value.kind === 'moment') return ago(Math.max(0, Math.floor((now - when.value.at) / 1000)));
  const days = daysBetween(when.value.day, indianDay(now));
  return days <= 0 ? 'today' : ago(days * SECONDS_IN_A_DAY);
};
