import { isNone, isSome, type Option } from 'fp-ts/Option';
import { type Instant, momentOf } from '../dates/instant';
import { nameOf, type OrderAttempt, type OrderSeen } from './orderAttempt';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A call without an answer may still arrive, and the list may show its order this much later. */
export const SETTLING_MS = MINUTE_MS;

/** Clocks of server and customer may differ by this much. */
const CLOCK_LEEWAY_MS = 10 * MINUTE_MS;

/** What became of an order whose answer was lost, as far as the list of orders tells. */
export type LostOrder =
  | { readonly kind: 'found'; readonly order: OrderSeen }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/** Undefined for an order that cannot be it. */
type Evidence = 'own' | 'possible' | undefined;

/** Whether it may have been made between the attempt's calls, give or take so many milliseconds. */
const isWithin = (order: OrderSeen, { startedAt, unansweredAt }: OrderAttempt, leeway: number): boolean => {
  if (isNone(order.createdAt)) return true;
  const from = momentOf(order.createdAt.value);
  const until = order.createdAt.value.kind === 'day' ? from + DAY_MS : from;
  return until >= startedAt - leeway && from <= unansweredAt + leeway;
};

/** Undefined where one of them does not tell. */
const hasSameTotal = (order: OrderSeen, { total }: OrderAttempt): boolean | undefined =>
  isNone(total) || isNone(order.total) ? undefined : order.total.value === total.value;

const isAtThatTime = (order: OrderSeen, attempt: OrderAttempt): boolean =>
  isSome(order.createdAt) &&
  order.createdAt.value.kind === 'moment' &&
  isWithin(order, attempt, CLOCK_LEEWAY_MS);

/**
 * An order that the whole list did not show before the attempt is its own, whatever the clocks say. Where that list is
 * missing, total and time together prove it, and anything less only allows it.
 */
const evidenceOf = (order: OrderSeen, attempt: OrderAttempt): Evidence => {
  const isSameTotal = hasSameTotal(order, attempt);
  if (attempt.earlier.includes(nameOf(order)) || isSameTotal === false) return undefined;
  const isNear = isWithin(order, attempt, DAY_MS);
  if (attempt.isEarlierComplete && isNear) return 'own';
  if (attempt.isEarlierComplete) return order.payment === 'success' ? undefined : 'possible';
  if (!isNear) return undefined;
  return isSameTotal === true && isAtThatTime(order, attempt) ? 'own' : 'possible';
};

// A list that was asked for before the call ended proves nothing; a clock that was set back must not make the customer
// wait for ever.
const hasPassed = (milliseconds: number, { unansweredAt }: OrderAttempt, askedAt: Instant): boolean => {
  const passed = askedAt - unansweredAt;
  return passed >= milliseconds || passed <= -DAY_MS;
};

/** Whether a list of orders that was asked for then shows whatever the attempt's last call has made. */
export const isSettled = (attempt: OrderAttempt, askedAt: Instant): boolean =>
  hasPassed(SETTLING_MS, attempt, askedAt);

const unknown: LostOrder = { kind: 'unknown' };

/** Among orders that may be the one, the only one is; several leave it open for a day, so that no wrong one is paid. */
const amongPossible = (
  possible: readonly OrderSeen[],
  attempt: OrderAttempt,
  askedAt: Instant,
): LostOrder => {
  const [only, another] = possible;
  if (!isSettled(attempt, askedAt)) return unknown;
  if (another !== undefined) return hasPassed(DAY_MS, attempt, askedAt) ? { kind: 'none' } : unknown;
  return only === undefined ? { kind: 'none' } : { kind: 'found', order: only };
};

/**
 * Looks for the order of an attempt that no answer has named. A list without it proves that none was made once a late
 * call has had its time.
 */
export const lostOrder = (
  attempt: OrderAttempt,
  seen: Option<readonly OrderSeen[]>,
  askedAt: Instant,
): LostOrder => {
  if (isNone(seen)) return unknown;
  const own = seen.value.filter((order) => evidenceOf(order, attempt) === 'own');
  const order = own.find((one) => hasSameTotal(one, attempt)) ?? own[0];
  if (order !== undefined) return { kind: 'found', order };
  const possible = seen.value.filter((one) => evidenceOf(one, attempt) === 'possible');
  return amongPossible(possible, attempt, askedAt);
};
