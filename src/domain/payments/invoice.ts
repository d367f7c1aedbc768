import { isNone } from 'fp-ts/Option';
import { safeName, uniquePaths } from '../documents/safeName';
import type { Transaction } from '../transactions/transaction';
import { orderDay } from './payments';

/** The stored invoice of an order and the name that its file gets, which no other invoice of the same list has. */
export interface Invoice {
  readonly order: Transaction;
  readonly path: string;
  readonly fileName: string;
}

const ending = /\.([a-z\d]{1,5})$/i;

const nameOf = (order: Transaction): string => {
  const [, end = 'pdf'] = ending.exec(order.invoicePath) ?? [];
  const day = orderDay(order);
  const base = isNone(day) ? order.orderId : `${day.value} ${order.orderId}`;
  return safeName(`${base}.${end.toLowerCase()}`, end);
};

/** The invoices of these orders, named by day and Transaction ID; orders without one are left out. */
export const invoicesOf = (orders: readonly Transaction[]): readonly Invoice[] => {
  const invoiced = orders.filter(({ invoicePath }) => invoicePath !== '');
  const names = uniquePaths(invoiced.map(nameOf));
  return invoiced.map((order, place) => ({ order, path: order.invoicePath, fileName: names[place] ?? '' }));
};
