import { daysBetween } from './calendarDay';
import { indianDay } from './instant';
import type { Instant, When } from './instant';

const SECONDS_IN_A_DAY = 86_400;

/** How long ago something was, as a whole number of one unit; a day without a time may be today. */
export type RelativeTime =
  | { readonly kind: 'today' }
  | { readonly kind: 'ago'; readonly count: number; readonly unit: AgeUnit };

export type AgeUnit = 'second' | (typeof units)[number][0];

/** The five units, largest first (FMT-02). */
const units = [
  ['week', 7 * SECONDS_IN_A_DAY],
  ['day', SECONDS_IN_A_DAY],
  ['hour', 3600],
  ['minute', 60],
] as const;

const ago = (seconds: number): RelativeTime => {
  const [unit, size] = units.find(([, least]) => seconds >= least) ?? (['second', 1] as const);
  return { kind: 'ago', count: Math.floor(seconds / size), unit };
};

/**
 * The age in the largest whole unit up to weeks. A future time is 0 seconds old, since clocks differ; a day without a
 * time counts whole days (FMT-02, AMB-47).
 */
export const relativeTime = (when: When, now: Instant): RelativeTime => {
  if (when.kind === 'moment') return ago(Math.max(0, Math.floor((now - when.at) / 1000)));
  const days = daysBetween(when.day, indianDay(now));
  return days <= 0 ? { kind: 'today' } : ago(days * SECONDS_IN_A_DAY);
};
