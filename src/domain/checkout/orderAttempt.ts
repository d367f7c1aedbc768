import { isNone, isSome, none, some, type Option } from 'fp-ts/Option';
import type { Instant } from '../dates/instant';
import type { Paise } from '../money/money';
import type { Transaction } from '../transactions/transaction';
import { orderToPayAgain } from './sameOrder';

/** One intention to order: it keeps its key for as long as cart and form are unchanged (AMB-33). */
export interface OrderAttempt {
  readonly key: string;
  readonly fingerprint: string;
  readonly startedAt: Instant;
  /** None while no answer has named it: not asked yet, or the answer was lost. */
  readonly orderId: Option<string>;
  /** Orders that stood before this intention began: none of them is its own. */
  readonly earlier: readonly string[];
}

/** What to do with Place Order: pay an order that exists, try the same intention again, or begin a new one. */
export type OrderStep =
  | { readonly kind: 'payAgain'; readonly orderId: string }
  | { readonly kind: 'tryAgain'; readonly attempt: OrderAttempt }
  | { readonly kind: 'begin' };

type ListedOrder = Pick<Transaction, 'id' | 'orderId' | 'createdAt' | 'payment' | 'paymentText' | 'total'>;

/** The clock of the server and that of the customer may differ by this much. */
const CLOCK_LEEWAY_MS = 120_000;

const isSince = (order: ListedOrder, startedAt: Instant): boolean =>
  isSome(order.createdAt) &&
  order.createdAt.value.kind === 'moment' &&
  order.createdAt.value.at >= startedAt - CLOCK_LEEWAY_MS;

const costs = (order: ListedOrder, total: Paise): boolean =>
  isSome(order.total) && order.total.value === total;

const nameOf = (order: ListedOrder): string => order.orderId || order.id;

/** The unpaid order that a lost answer would have named: made since the attempt began and costing the same. */
const orderOfLostAnswer = (
  attempt: OrderAttempt,
  total: Paise,
  orders: readonly ListedOrder[],
): ListedOrder | undefined =>
  orders
    .filter((order) => !attempt.earlier.includes(nameOf(order)))
    .find((order) => order.payment !== 'success' && isSince(order, attempt.startedAt) && costs(order, total));

/** What is to be ordered now. */
export interface OrderWish {
  readonly fingerprint: string;
  /** In paise. */
  readonly total: Paise;
}

/** What Place Order does for this wish, so that one wish never becomes two orders (AMB-33). */
export const nextOrderStep = (
  attempt: Option<OrderAttempt>,
  wish: OrderWish,
  orders: readonly ListedOrder[],
): OrderStep => {
  if (isNone(attempt) || attempt.value.fingerprint !== wish.fingerprint) return { kind: 'begin' };
  const { orderId, fingerprint } = attempt.value;
  if (isSome(orderId)) {
    const again = orderToPayAgain(some({ orderId: orderId.value, fingerprint }), wish.fingerprint, orders);
    return isSome(again) ? { kind: 'payAgain', orderId: again.value } : { kind: 'begin' };
  }
  const found = orderOfLostAnswer(attempt.value, wish.total, orders);
  if (found !== undefined) return { kind: 'payAgain', orderId: nameOf(found) };
  return { kind: 'tryAgain', attempt: attempt.value };
};

/** The orders that a new intention finds: those listed, and the one that the intention before it made. */
export const ordersBefore = (
  before: Option<OrderAttempt>,
  orders: readonly ListedOrder[],
): readonly string[] => {
  const listed = orders.map(nameOf);
  const placed = isSome(before) ? before.value.orderId : none;
  return isSome(placed) && !listed.includes(placed.value) ? [...listed, placed.value] : listed;
};

/** A new intention. */
export const newAttempt = (
  wish: OrderWish,
  begun: Pick<OrderAttempt, 'key' | 'startedAt' | 'earlier'>,
): OrderAttempt => ({ ...begun, fingerprint: wish.fingerprint, orderId: none });
