import { alt, exists, isNone, isSome, none, some, type Option } from 'fp-ts/Option';
import type { Cart } from '../cart/cart';
import type { OrderList } from '../transactions/orderList';
import type { OrderId } from '../transactions/transaction';
import { type OrderAttempt, placedOrder } from './orderAttempt';
import { type OrderState, orderState } from './orderState';
import {
  type ListedOrder,
  isListedPaid,
  listedOrder,
  type NamedResult,
  type ResultState,
} from './paymentResult';

/** What is known about a payment. */
export interface ResultFindings<A extends ListedOrder> {
  /** None while the list cannot be read. */
  readonly orders: Option<OrderList<A>>;
  readonly attempt: Option<OrderAttempt>;
}

/** The findings after another read of this order: a list is kept when a later one fails, or is cut off before the order. */
export const latestFindings = <A extends ListedOrder>(
  named: OrderId,
  before: ResultFindings<A> | undefined,
  now: ResultFindings<A>,
): ResultFindings<A> => {
  const isAnswer = exists((list: OrderList<A>) => list.isWhole || isSome(listedOrder(named, list.orders)));
  return {
    ...now,
    orders: isAnswer(now.orders) ? now.orders : alt(() => now.orders)(before?.orders ?? none),
  };
};

/** What the result page shows once the customer's orders were read (AMB-32). */
export interface SettledResult<A extends ListedOrder> {
  readonly state: ResultState;
  /** Whether the list of orders says so, not the address alone. */
  readonly confirmed: boolean;
  /** Why it is not confirmed: the list could not be read, is cut off before the order, lacks it, or does not show its outcome yet. */
  readonly doubt: 'none' | 'unread' | 'cutOff' | 'unlisted' | 'pending';
  /** Whether to read the list again. */
  readonly shouldRecheck: boolean;
  /** The order as the list has it; nothing of it ever comes from the address. */
  readonly order: Option<A>;
  readonly orderState: Option<OrderState>;
}

const unsettled = <A extends ListedOrder>(
  named: NamedResult,
  doubt: 'unread' | 'cutOff' | 'unlisted',
): SettledResult<A> => ({
  state: named.state,
  confirmed: false,
  doubt,
  shouldRecheck: named.orderId !== '',
  order: none,
  orderState: none,
});

const stateOf = (state: OrderState): ResultState => {
  switch (state.kind) {
    case 'paid':
      return 'success';
    case 'confirming':
      return 'checking';
    case 'payable':
      return state.mayBeUnderWay ? 'checking' : 'failed';
    case 'refunded':
    case 'replaced':
    case 'unpaid':
      return 'failed';
  }
};

/**
 * A listed order that is paid or failed confirms the result; any other listed order means checking, whatever the address
 * says. If the order is not listed, or the list is unavailable, the address's state stays unconfirmed (AMB-32, RESUME-10).
 */
export const settle = <A extends ListedOrder>(
  named: NamedResult,
  { orders, attempt }: ResultFindings<A>,
  cart: Option<Cart>,
): SettledResult<A> => {
  if (isNone(orders)) return unsettled(named, 'unread');
  const { orders: listed, isWhole, isBareNo = false } = orders.value;
  const order = listedOrder(named.orderId, listed);
  if (isNone(order)) return unsettled(named, isWhole || isBareNo ? 'unlisted' : 'cutOff');
  const itsState = orderState(order.value, { orders: listed, attempt, cart });
  const state = stateOf(itsState);
  const confirmed = state !== 'checking';
  return {
    state,
    confirmed,
    doubt: confirmed ? 'none' : 'pending',
    shouldRecheck:
      itsState.kind !== 'refunded' && state !== 'success' && (!confirmed || named.state !== 'failed'),
    order,
    orderState: some(itsState),
  };
};

/** Whether the list shows this browser's last order as paid, so that what was stored for it can be dropped. */
export const isAttemptPaid = (orderId: OrderId, { orders, attempt }: ResultFindings<ListedOrder>): boolean =>
  isSome(orders) &&
  exists((named: OrderId) => named === orderId)(placedOrder(attempt)) &&
  isListedPaid(orderId, orders.value.orders);

/** Whether to track 'Payment Completed': on a success that the list does not contradict (ANLY-05, AMB-32). */
export const isPaymentCompleted = ({ state }: Pick<SettledResult<ListedOrder>, 'state'>): boolean =>
  state === 'success';
