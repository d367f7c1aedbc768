import { chain, exists, isNone, isSome, none, some, type Option } from 'fp-ts/Option';
import type { Cart } from '../cart/cart';
import type { OrderAttempt } from './orderAttempt';
import { type OrderState, orderState } from './orderState';
import {
  type ListedOrder,
  isListedPaid,
  listedOrder,
  type NamedResult,
  type ResultState,
} from './paymentResult';

/** What was found out about a payment. */
export interface ResultFindings<A extends ListedOrder> {
  /** None while the list cannot be read. */
  readonly orders: Option<readonly A[]>;
  readonly attempt: Option<OrderAttempt>;
}

/** What is known after another look: a list that was read is not forgotten when a later reading fails. */
export const latestFindings = <A extends ListedOrder>(
  before: ResultFindings<A> | undefined,
  now: ResultFindings<A>,
): ResultFindings<A> => ({ ...now, orders: isNone(now.orders) ? (before?.orders ?? none) : now.orders });

/** What the result page shows once the customer's orders were asked (AMB-32). */
export interface SettledResult<A extends ListedOrder> {
  readonly state: ResultState;
  /** Whether the list of orders says so, not the address alone. */
  readonly confirmed: boolean;
  /** Why it is not confirmed: the list could not be read, does not know the order, or does not name its end yet. */
  readonly doubt: 'none' | 'unread' | 'unlisted' | 'pending';
  /** Whether the list is worth asking again. */
  readonly lookAgain: boolean;
  /** The order as the list has it; nothing of it ever comes from the address. */
  readonly order: Option<A>;
  readonly orderState: Option<OrderState>;
}

const unsettled = <A extends ListedOrder>(
  named: NamedResult,
  doubt: 'unread' | 'unlisted',
): SettledResult<A> => ({
  state: named.state,
  confirmed: false,
  doubt,
  lookAgain: named.orderId !== '',
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
 * Listed as paid or as failed, the result is confirmed; listed otherwise it is being checked, whatever the address
 * says; not listed, or the list unavailable, the named state stands unconfirmed (AMB-32, RESUME-10).
 */
export const settle = <A extends ListedOrder>(
  named: NamedResult,
  { orders, attempt }: ResultFindings<A>,
  cart: Option<Cart>,
): SettledResult<A> => {
  if (isNone(orders)) return unsettled(named, 'unread');
  const order = listedOrder(named.orderId, orders.value);
  if (isNone(order)) return unsettled(named, 'unlisted');
  const itsState = orderState(order.value, { orders: orders.value, attempt, cart });
  const state = stateOf(itsState);
  const confirmed = state !== 'checking';
  return {
    state,
    confirmed,
    doubt: confirmed ? 'none' : 'pending',
    lookAgain:
      itsState.kind !== 'refunded' && state !== 'success' && (!confirmed || named.state !== 'failed'),
    order,
    orderState: some(itsState),
  };
};

const namedBy = ({ orderId }: OrderAttempt): Option<string> => orderId;

/** Whether this browser's last order is paid, as the list says: what it was ordered with has served its purpose. */
export const isAttemptPaid = (orderId: string, { orders, attempt }: ResultFindings<ListedOrder>): boolean =>
  isSome(orders) &&
  exists((named: string) => named === orderId)(chain(namedBy)(attempt)) &&
  isListedPaid(orderId, orders.value);

/** Whether 'Payment Completed' is told: on a success that the list does not contradict (AMB-32). */
export const isPaymentCompleted = ({ state }: Pick<SettledResult<ListedOrder>, 'state'>): boolean =>
  state === 'success';
