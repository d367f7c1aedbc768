import { fromNullable, isNone, isSome, none, type Option } from 'fp-ts/Option';
import type { OrderList } from '../transactions/orderList';
import { type OrderId, orderId, ownOrderId, type Transaction } from '../transactions/transaction';

/** The three states of the payment result page (PAY-21, PAY-22). */
export type ResultState = 'success' | 'failed' | 'checking';

/** What the address of the result page says. */
export interface NamedResult {
  readonly state: ResultState;
  /** '' when the address names no order. */
  readonly orderId: OrderId;
}

/** What the result needs to know of an order of the list. */
export type ListedOrder = Pick<Transaction, 'id' | 'orderId' | 'payment' | 'total' | 'createdAt'>;

const text = (value: Option<string>): string => (isSome(value) ? value.value.trim() : '');

/** Success or failed if the status in the address says so, else checking (PAY-21, PAY-22). */
export const readPaymentResult = (status: Option<string>, order: Option<string>): NamedResult => {
  const said = text(status);
  const state = said === 'success' || said === 'failed' ? said : 'checking';
  return { state, orderId: orderId(text(order)) };
};

/** The shape of ids that backends create; a sentence does not match. */
const plainId = /^[\w./#-]{1,40}$/;

/** The id in the address if it has the shape of an id, else '': anybody can write text into an address (RESUME-10). */
export const shownOrderId = ({ orderId: named }: NamedResult): OrderId =>
  plainId.test(named) ? named : orderId('');

/** The order of that id: by its Transaction ID, else by its own id. */
export const listedOrder = <A extends ListedOrder>(named: OrderId, orders: readonly A[]): Option<A> => {
  if (named === '') return none;
  const byTransaction = orders.find((order) => order.orderId === named);
  return fromNullable(byTransaction ?? orders.find((order) => ownOrderId(order) === named));
};

/** Whether the list proves that there is no such order (RESUME-04). */
export const isMissing = (named: OrderId, { orders, isWhole }: OrderList<ListedOrder>): boolean =>
  isWhole && isNone(listedOrder(named, orders));

/** Whether the list names the order as paid. */
export const isListedPaid = (named: OrderId, orders: readonly ListedOrder[]): boolean => {
  const listed = listedOrder(named, orders);
  return isSome(listed) && listed.value.payment === 'success';
};
