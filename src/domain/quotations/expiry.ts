import { exists, isNone, none, some } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { addDays, daysBetween } from '../dates/calendarDay';
import { dayOf, indianDay, startOfIndianDay } from '../dates/instant';
import type { Instant, When } from '../dates/instant';
import { isPending, type Quotation } from './quotation';

/** The expiry of a quotation relative to now, in whole days in India. */
export type Expiry =
  | { readonly kind: 'daysLeft'; readonly days: number }
  | { readonly kind: 'today' }
  | { readonly kind: 'over' };

/** A day without a time counts to its end. */
const endOf = (when: When): Instant =>
  when.kind === 'moment' ? when.at : startOfIndianDay(addDays(when.day, 1));

/** How long a quotation is still valid; none without an expiry date. */
export const expiryOf = (expiresAt: Option<When>, now: Instant): Option<Expiry> => {
  if (isNone(expiresAt)) return none;
  if (endOf(expiresAt.value) <= now) return some({ kind: 'over' });
  const days = daysBetween(indianDay(now), dayOf(expiresAt.value));
  return some(days === 0 ? { kind: 'today' } : { kind: 'daysLeft', days });
};

/** How long a customer can still decide; none where there is nothing to decide or no last day. */
export const timeToDecide = (
  { status, expiresAt }: Pick<Quotation, 'status' | 'expiresAt'>,
  now: Instant,
): Option<Expiry> => (isPending(status) ? expiryOf(expiresAt, now) : none);

/** Whether the customer can still decide: it is pending and has not expired (NEED-02). */
export const waitsForDecision = (
  { status, expiresAt }: Pick<Quotation, 'status' | 'expiresAt'>,
  now: Instant,
): boolean => isPending(status) && !exists(({ kind }: Expiry) => kind === 'over')(expiryOf(expiresAt, now));
