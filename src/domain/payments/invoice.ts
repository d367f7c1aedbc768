import { isNone } from 'fp-ts/Option';
import { endingOf } from '../documents/fileKind';
import { safeName, uniquePaths } from '../documents/safeName';
import type { Transaction } from '../transactions/transaction';
import { orderDay } from './payments';

/** The stored invoice of an order and the name that its file gets, which no other invoice of the same list has. */
export interface Invoice {
  readonly order: Transaction;
  readonly path: string;
  readonly fileName: string;
}

const nameOf = (order: Transaction): string => {
  const ending = endingOf(order.invoicePath).toLowerCase() || '.pdf';
  const day = orderDay(order);
  const base = isNone(day) ? order.orderId : `${day.value} ${order.orderId}`;
  return safeName(`${base}${ending}`, ending.slice(1));
};

/** The invoices of these orders, named by day and Transaction ID; orders without one are left out. */
export const invoicesOf = (orders: readonly Transaction[]): readonly Invoice[] => {
  const invoiced = orders.filter(({ invoicePath }) => invoicePath !== '');
  const names = uniquePaths(invoiced.map(nameOf));
  return invoiced.map((order, place) => ({ order, path: order.invoicePath, fileName: names[place] ?? '' }));
};
