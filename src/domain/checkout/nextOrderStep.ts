import { isNone, isSome, type Option } from 'fp-ts/Option';
import { DAY_MS, type Instant } from '../dates/instant';
import type { OrderList } from '../transactions/orderList';
import type { OrderId } from '../transactions/transaction';
import { lostOrder } from './lostOrder';
import { payableId, type OrderAttempt, type OrderIntent, type OrderSeen } from './orderAttempt';
import { isListedPaid } from './paymentResult';
import { holdsSameLines, isSameOrder } from './sameOrder';

/** Backends keep idempotency keys for a limited time; a day is what they commonly promise. */
export const KEY_LIFETIME_MS = DAY_MS;

/** What Place Order does next. */
export type OrderStep =
  | { readonly kind: 'begin' }
  /** The same call again with the same key, which the backend honours. */
  | { readonly kind: 'repeat'; readonly attempt: OrderAttempt }
  | { readonly kind: 'pay'; readonly orderId: OrderId }
  /** The order is there and paid already. */
  | { readonly kind: 'showPaid'; readonly orderId: OrderId }
  /** The order is paid: the same lines are ordered again only where the backend's cart still holds them. */
  | { readonly kind: 'beginIfInCart'; readonly orderId: OrderId }
  /** It is unknown whether an order was created: nothing is sent. */
  | { readonly kind: 'unknown' };

/** What is known when the customer presses Place Order. */
export interface OrderOutlook {
  /** None where the list of orders could not be read. */
  readonly seen: Option<OrderList<OrderSeen>>;
  /** When the list was requested. */
  readonly askedAt: Instant;
  readonly honoursKeys: boolean;
}

const begin: OrderStep = { kind: 'begin' };

/** How far the intent is that of the attempt: in everything, or in what is ordered. */
interface Sameness {
  readonly isSame: boolean;
  readonly isSameCart: boolean;
}

/** The step for an attempt whose order is known; without a list no order counts as paid. */
const stepOfKnownOrder = (
  orderId: OrderId,
  { isSame, isSameCart }: Sameness,
  { seen }: OrderOutlook,
): OrderStep => {
  const isPaid = isSome(seen) && isListedPaid(orderId, seen.value.orders);
  // Also with another address: a tab may still show the cart that was paid in another one.
  if (isPaid && isSameCart) return { kind: 'beginIfInCart', orderId };
  return isSame ? { kind: 'pay', orderId } : begin;
};

/** The step for an attempt whose response was lost. */
const stepOfLost = (attempt: OrderAttempt, same: Sameness, outlook: OrderOutlook): OrderStep => {
  const { honoursKeys, askedAt, seen } = outlook;
  const isKeyHeld = honoursKeys && askedAt - attempt.startedAt < KEY_LIFETIME_MS;
  if (same.isSame && isKeyHeld) return { kind: 'repeat', attempt };
  const lost = lostOrder(attempt, seen, askedAt);
  if (lost.kind === 'unknown') return { kind: 'unknown' };
  if (lost.kind === 'none') return begin;
  const orderId = payableId(lost.order);
  if (lost.order.payment !== 'success') return same.isSame ? { kind: 'pay', orderId } : begin;
  if (same.isSame) return { kind: 'showPaid', orderId };
  return same.isSameCart ? { kind: 'beginIfInCart', orderId } : begin;
};

/** What Place Order does for this intent, so that one intent never becomes two orders (AMB-33, RESUME-04). */
export const nextOrderStep = (
  before: Option<OrderAttempt>,
  intent: OrderIntent,
  outlook: OrderOutlook,
): OrderStep => {
  if (isNone(before)) return begin;
  const attempt = before.value;
  const { fingerprint, stage } = attempt;
  const same = {
    isSame: isSameOrder(fingerprint, intent.fingerprint),
    isSameCart: holdsSameLines(attempt.cart, intent.cart),
  };
  switch (stage.kind) {
    case 'refused':
      return begin;
    case 'placed':
      return stepOfKnownOrder(stage.orderId, same, outlook);
    case 'calling':
    case 'unanswered':
      return stepOfLost(attempt, same, outlook);
  }
};
