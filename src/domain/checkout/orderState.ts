import { chain, exists, filter, isNone, isSome, type Option } from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import type { Cart } from '../cart/cart';
import { momentOf } from '../dates/instant';
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
   * It failed, and cannot be paid here: this browser did not place it or no longer knows that it did, cannot read the cart,
   * or does not know what became of its own last order.
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

/** The order of the kept attempt, as it is listed. */
const ownOrder = <A extends ListedOrder>({ attempt, orders }: OrderSurroundings<A>): Option<A> =>
  chain((orderId: OrderId) => listedOrder(orderId, orders))(placedOrder(attempt));

/** Whether the first is known to be older. */
const isOlder = (one: ListedOrder, other: ListedOrder): boolean =>
  isSome(one.createdAt) &&
  isSome(other.createdAt) &&
  momentOf(one.createdAt.value) < momentOf(other.createdAt.value);

const failedState = (order: ListedOrder, around: OrderSurroundings): OrderState => {
  const { attempt, cart } = around;
  if (isNone(attempt)) return { kind: 'unpaid', because: 'elsewhere' };
  const own = ownOrder(around);
  if (isSome(own) && own.value === order)
    return isSome(cart) ? { kind: 'replaced', by: 'cart' } : { kind: 'unpaid', because: 'cartUnread' };
  const { kind } = attempt.value.stage;
  // An order that is newer than this browser's last one was placed in another.
  if (kind === 'refused' || exists((last: ListedOrder) => isOlder(last, order))(own))
    return { kind: 'unpaid', because: 'elsewhere' };
  return kind === 'placed' ? { kind: 'replaced', by: 'order' } : { kind: 'unpaid', because: 'lastUnclear' };
};

/**
 * The state of a listed order. Only the order of the kept attempt can be paid, while its cart is unchanged; an order that
 * the list does not call failed may still be confirmed (RESUME-01, AMB-33).
 */
export const orderState = (order: ListedOrder, around: OrderSurroundings): OrderState => {
  const { attempt, cart } = around;
  if (order.payment === 'success') return { kind: 'paid' };
  if (isRefund(order)) return { kind: 'refunded', isMade: order.payment === 'refunded' };
  const hasFailed = order.payment === 'failed';
  const isOwn = exists((own: ListedOrder) => own === order)(ownOrder(around));
  if (isOwn && isSome(attempt) && isSome(cart) && isCartOfAttempt(cart.value, attempt.value))
    return { kind: 'payable', mayBeUnderWay: !hasFailed };
  return hasFailed ? failedState(order, around) : { kind: 'confirming' };
};

/** The one order that Pay now pays: that of the kept attempt, while the rule calls it payable (RESUME-02). */
export const payableOrder = <A extends ListedOrder>(around: OrderSurroundings<A>): Option<A> =>
  pipe(
    ownOrder(around),
    filter((order) => orderState(order, around).kind === 'payable'),
  );

export type WayOn = 'cart' | 'contact' | 'notifications' | 'payment' | 'transactions' | 'none';

/** Where a customer goes on from an order that Pay now does not pay; none where there is nothing to do (RESUME-03). */
export const wayOnFrom = (state: OrderState): WayOn => {
  switch (state.kind) {
    case 'refunded':
      return 'notifications';
    case 'replaced':
      return state.by === 'cart' ? 'cart' : 'transactions';
    case 'unpaid':
      return state.because === 'elsewhere' ? 'contact' : 'cart';
    case 'confirming':
      return 'payment';
    case 'paid':
    case 'payable':
      return 'none';
  }
};
