import { isNone, isSome, type Option } from 'fp-ts/Option';
import { DAY_MS, type Instant, MINUTE_MS, momentOf } from '../dates/instant';
import type { OrderList } from '../transactions/orderList';
import { payableId, type OrderAttempt, type OrderSeen } from './orderAttempt';

/** How long a call without a response may take until the list shows its order. */
export const SETTLING_MS = MINUTE_MS;

/** Clocks of server and customer may differ by this much. */
const CLOCK_LEEWAY_MS = 10 * MINUTE_MS;

/** What became of an order whose response was lost, as far as the list of orders shows. */
export type LostOrder =
  | { readonly kind: 'found'; readonly order: OrderSeen }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/** How likely a listed order is the lost one; undefined if it cannot be. */
type Evidence = 'own' | 'possible' | undefined;

/** Whether the order may have been created during the attempt, give or take the leeway in milliseconds. */
const isWithin = (order: OrderSeen, { startedAt, unansweredAt }: OrderAttempt, leeway: number): boolean => {
  if (isNone(order.createdAt)) return true;
  const from = momentOf(order.createdAt.value);
  const until = order.createdAt.value.kind === 'day' ? from + DAY_MS : from;
  return until >= startedAt - leeway && from <= unansweredAt + leeway;
};

/** Undefined if one of the totals is missing. */
const hasSameTotal = (order: OrderSeen, { total }: OrderAttempt): boolean | undefined =>
  isNone(total) || isNone(order.total) ? undefined : order.total.value === total.value;

const isAtThatTime = (order: OrderSeen, attempt: OrderAttempt): boolean =>
  isSome(order.createdAt) &&
  order.createdAt.value.kind === 'moment' &&
  isWithin(order, attempt, CLOCK_LEEWAY_MS);

/**
 * An order that is missing from the complete earlier list is the attempt's own, unless its time is more than a day off.
 * Without that list, total and time together prove it; anything less makes it at most possible.
 */
const evidenceOf = (order: OrderSeen, attempt: OrderAttempt): Evidence => {
  const isSameTotal = hasSameTotal(order, attempt);
  if (attempt.earlier.includes(payableId(order)) || isSameTotal === false) return undefined;
  const isNear = isWithin(order, attempt, DAY_MS);
  if (attempt.isEarlierComplete && isNear) return 'own';
  if (attempt.isEarlierComplete) return order.payment === 'success' ? undefined : 'possible';
  if (!isNear) return undefined;
  return isSameTotal === true && isAtThatTime(order, attempt) ? 'own' : 'possible';
};

// A list requested before the call ended proves nothing; a clock that was set back must not make the customer wait
// forever.
const hasPassed = (milliseconds: number, { unansweredAt }: OrderAttempt, askedAt: Instant): boolean => {
  const passed = askedAt - unansweredAt;
  return passed >= milliseconds || passed <= -DAY_MS;
};

/** Whether a list of orders requested at that time must show what the attempt's last call created. */
export const isSettled = (attempt: OrderAttempt, askedAt: Instant): boolean =>
  hasPassed(SETTLING_MS, attempt, askedAt);

const unknown: LostOrder = { kind: 'unknown' };

/** A single possible order is the lost one; several leave it open for a day, so that no wrong order is paid. */
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
 * A bare no is how some backends say none: as before the attempt, or for a day, it is taken at its word, unless an order
 * of before is known, which it denies too (AMB-75).
 */
const byBareNo = (attempt: OrderAttempt, askedAt: Instant): LostOrder => {
  if (attempt.earlier.length > 0) return unknown;
  const settling = attempt.isNoneSaid === true ? SETTLING_MS : DAY_MS;
  return hasPassed(settling, attempt, askedAt) ? { kind: 'none' } : unknown;
};

/**
 * Finds the order of an attempt whose response was lost. Once a late call has had time to arrive, a whole list without
 * the order proves that none was created (RESUME-04).
 */
export const lostOrder = (
  attempt: OrderAttempt,
  seen: Option<OrderList<OrderSeen>>,
  askedAt: Instant,
): LostOrder => {
  if (isNone(seen)) return unknown;
  const { orders, isWhole, isBareNo } = seen.value;
  if (isBareNo === true) return byBareNo(attempt, askedAt);
  const own = orders.filter((order) => evidenceOf(order, attempt) === 'own');
  const order = own.find((one) => hasSameTotal(one, attempt)) ?? own[0];
  if (order !== undefined) return { kind: 'found', order };
  if (!isWhole) return unknown;
  const possible = orders.filter((one) => evidenceOf(one, attempt) === 'possible');
  return amongPossible(possible, attempt, askedAt);
};
