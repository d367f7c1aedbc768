import { map, type Option } from 'fp-ts/Option';
import { daysBetween } from '../dates/calendarDay';
import { type CalendarDay, dayOf, indianDay, type Instant, type When } from '../dates/instant';

/** How far away a day is, in whole days of India. */
export type Distance =
  | { readonly kind: 'overdue'; readonly days: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'left'; readonly days: number };

/** By when something has to be done. */
export interface Due {
  readonly day: CalendarDay;
  readonly distance: Distance;
}

const distanceOf = (days: number): Distance => {
  if (days < 0) return { kind: 'overdue', days: -days };
  return days === 0 ? { kind: 'today' } : { kind: 'left', days };
};

/** A date and how far away it is. */
export const dueOn = (when: When, now: Instant): Due => {
  const day = dayOf(when);
  return { day, distance: distanceOf(daysBetween(indianDay(now), day)) };
};

/** As `dueOn`; none without a date. */
export const dueOf = (when: Option<When>, now: Instant): Option<Due> =>
  map((known: When) => dueOn(known, now))(when);
