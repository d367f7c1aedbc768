import { chain, exists, filter, isNone, isSome, type Option } from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Cart } from '../cart/cart';
import { isRefund } from '../transactions/payment';
import type { OrderId } from '../transactions/transaction';
import { type ListedOrder, listedOrder } from './paymentResult';
import { type OrderAttempt, placedOrder } from './orderAttempt';
import { isCartOfAttempt } from './sameOrder';

/** Where an order stands for its customer (RESUME-01). */
export type OrderState =
  | { readonly kind: 'paid' }
  /** It was paid and is refunded, as a second payment of the same cart; `isMade` once the money is sent back. */
  | { readonly kind: 'refunded'; readonly isMade: boolean }
  /** Its payment can be started again; `mayBeUnderWay` while the list does not call it failed. */
  | { readonly kind: 'payable'; readonly mayBeUnderWay: boolean }
  /** A payment may have been made that the list does not confirm yet. */
  | { readonly kind: 'confirming' }
  /** It failed and cannot be paid any more: the cart holds other services, or a newer order was placed. */
  | { readonly kind: 'replaced'; readonly by: 'cart' | 'order' }
  /**
   * It failed, and cannot be paid here: this browser did not place it, cannot read the cart, or does not know what became
   * of its own last order.
   */
  | { readonly kind: 'unpaid'; readonly because: 'elsewhere' | 'cartUnread' | 'lastUnclear' };

/** What the state of an order depends on. */
export interface OrderSurroundings<A extends ListedOrder = ListedOrder> {
  readonly orders: readonly A[];
  /** The latest attempt to order that this browser keeps. */
  readonly attempt: Option<OrderAttempt>;
  /** None while the cart cannot be read. */
  readonly cart: Option<Cart>;
}

const isMadeBy = (
  attempt: Option<OrderAttempt>,
  order: ListedOrder,
  orders: readonly ListedOrder[],
): boolean => {
  const made = chain((orderId: OrderId) => listedOrder(orderId, orders))(placedOrder(attempt));
  return exists((listed: ListedOrder) => listed === order)(made);
};

const failedState = (attempt: Option<OrderAttempt>, isOwn: boolean, cart: Option<Cart>): OrderState => {
  if (isNone(attempt)) return { kind: 'unpaid', because: 'elsewhere' };
  if (isOwn)
    return isSome(cart) ? { kind: 'replaced', by: 'cart' } : { kind: 'unpaid', because: 'cartUnread' };
  const { kind } = attempt.value.stage;
  if (kind === 'placed') return { kind: 'replaced', by: 'order' };
  return { kind: 'unpaid', because: kind === 'refused' ? 'elsewhere' : 'lastUnclear' };
};

/**
 * The state of a listed order. Only the order of the kept attempt can be paid, while its cart is unchanged; an order that
 * the list does not call failed may still be confirmed (RESUME-01, AMB-33).
 */
export const orderState = (order: ListedOrder, { orders, attempt, cart }: OrderSurroundings): OrderState => {
  if (order.payment === 'success') return { kind: 'paid' };
  if (isRefund(order)) return { kind: 'refunded', isMade: order.payment === 'refunded' };
  const hasFailed = order.payment === 'failed';
  const isOwn = isMadeBy(attempt, order, orders);
  if (isOwn && isSome(attempt) && isSome(cart) && isCartOfAttempt(cart.value, attempt.value))
    return { kind: 'payable', mayBeUnderWay: !hasFailed };
  return hasFailed ? failedState(attempt, isOwn, cart) : { kind: 'confirming' };
};

/** The one order that Pay now pays: that of the kept attempt, while the rule calls it payable (RESUME-02). */
export const payableOrder = <A extends ListedOrder>(around: OrderSurroundings<A>): Option<A> =>
  pipe(
    placedOrder(around.attempt),
    chain((orderId) => listedOrder(orderId, around.orders)),
    filter((order) => orderState(order, around).kind === 'payable'),
  );
