import { isNone, none, some } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { daysBetween } from '../dates/calendarDay';
import { dayOf, indianDay } from '../dates/instant';
import type { Instant, When } from '../dates/instant';

/** How a quotation's expiry stands to now, in whole days of India. */
export type Expiry =
  | { readonly kind: 'daysLeft'; readonly days: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'over' };

const isPast = (when: When, now: Instant): boolean => when.kind === 'moment' && when.at <= now;

/** How long a quotation still stands; none without an expiry date. A day without a time counts to its end. */
export const expiryOf = (expiresAt: Option<When>, now: Instant): Option<Expiry> => {
  if (isNone(expiresAt)) return none;
  const days = daysBetween(indianDay(now), dayOf(expiresAt.value));
  if (days < 0 || isPast(expiresAt.value, now)) return some({ kind: 'over' });
  return some(days === 0 ? { kind: 'today' } : { kind: 'daysLeft', days });
};
