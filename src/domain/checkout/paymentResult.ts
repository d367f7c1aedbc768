import { fromNullable, isNone, isSome, none } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Paise } from '../money/money';
import { isFailedPayment, isRefundedPayment } from '../transactions/payment';
import type { Transaction } from '../transactions/transaction';

/** The three states of the payment result page (section 4). */
export type ResultState = 'success' | 'failed' | 'checking';

/** What the address of the result page says. */
export interface NamedResult {
  readonly state: ResultState;
  /** '' when the address names no order. */
  readonly orderId: string;
}

/** What the page shows once the customer's orders were asked. */
export interface SettledResult {
  readonly state: ResultState;
  /** Whether the money was taken all the same and goes back: 'nothing was paid' would be false. */
  readonly isRefunded?: true;
  /** Whether the list of orders says so, not only the address. */
  readonly confirmed: boolean;
  /** Whether the list is worth asking again. */
  readonly lookAgain: boolean;
  /** The order's total as the list gives it; never from the address. */
  readonly total: Option<Paise>;
}

/** What the result needs to know of an order of the list. */
export type ListedOrder = Pick<Transaction, 'id' | 'orderId' | 'payment' | 'paymentText' | 'total'>;

const text = (value: Option<string>): string => (isSome(value) ? value.value.trim() : '');

/** Success or failed as the address's status says, checking when it says neither (section 4). */
export const readPaymentResult = (status: Option<string>, orderId: Option<string>): NamedResult => {
  const said = text(status);
  const state = said === 'success' || said === 'failed' ? said : 'checking';
  return { state, orderId: text(orderId) };
};

/** The order of that id: by its Transaction ID, else by its own id. */
export const listedOrder = <A extends ListedOrder>(orderId: string, orders: readonly A[]): Option<A> => {
  if (orderId === '') return none;
  const byTransaction = orders.find((order) => order.orderId === orderId);
  return fromNullable(byTransaction ?? orders.find((order) => order.id === orderId));
};

/** Whether the list names the order as paid. */
export const isListedPaid = (orderId: string, orders: readonly ListedOrder[]): boolean => {
  const listed = listedOrder(orderId, orders);
  return isSome(listed) && listed.value.payment === 'success';
};

/**
 * Listed as paid, the result is confirmed; listed otherwise, the list wins and is asked again unless both say failed;
 * not listed, or the list none because it is unavailable, the named state stands unconfirmed (AMB-32).
 */
export const settle = (named: NamedResult, orders: Option<readonly ListedOrder[]>): SettledResult => {
  const listed = isSome(orders) ? listedOrder(named.orderId, orders.value) : none;
  if (isNone(listed))
    return { state: named.state, confirmed: false, lookAgain: named.orderId !== '', total: none };
  const { payment, paymentText, total } = listed.value;
  if (payment === 'success') return { state: 'success', confirmed: true, lookAgain: false, total };
  if (isRefundedPayment(paymentText))
    return { state: 'failed', isRefunded: true, confirmed: true, lookAgain: false, total };
  if (!isFailedPayment(paymentText)) return { state: 'checking', confirmed: true, lookAgain: true, total };
  return { state: 'failed', confirmed: true, lookAgain: named.state !== 'failed', total };
};

/** Whether 'Payment Completed' is told: on a success that the list does not contradict (AMB-32). */
export const isPaymentCompleted = (settled: SettledResult): boolean => settled.state === 'success';
