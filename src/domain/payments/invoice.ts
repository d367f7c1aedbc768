import { isNone } from 'fp-ts/Option';
import type { Transaction } from '../transactions/transaction';
import { LONGEST_NAME } from './limits';
import { orderDay } from './payments';

/** The stored invoice of an order and the name that its file gets, which no other invoice of the same list has. */
export interface Invoice {
  readonly order: Transaction;
  readonly path: string;
  readonly fileName: string;
}

/** What no file system refuses or reads as a folder, and nothing that is invisible. */
const unsafe = /[\p{C}\\/:*?"<>|]+/gu;
const ending = /\.([a-z\d]{1,5})$/i;

const safe = (text: string): string => text.replaceAll(unsafe, '-').trim().slice(0, LONGEST_NAME);

const baseName = (order: Transaction): string => {
  const day = orderDay(order);
  return isNone(day) ? safe(order.orderId) : `${day.value} ${safe(order.orderId)}`;
};

/** Names differ by more than their case, since some file systems ignore it. */
const unusedName = (base: string, end: string, used: ReadonlySet<string>): string => {
  let name = `${base}.${end}`;
  for (let copy = 2; used.has(name.toLowerCase()); copy += 1) name = `${base} (${copy}).${end}`;
  return name;
};

/** The invoices of these orders, named by day and Transaction ID; orders without one are left out. */
export const invoicesOf = (orders: readonly Transaction[]): readonly Invoice[] => {
  const used = new Set<string>();
  return orders
    .filter(({ invoicePath }) => invoicePath !== '')
    .map((order) => {
      const [, end = 'pdf'] = ending.exec(order.invoicePath) ?? [];
      const fileName = unusedName(baseName(order), end.toLowerCase(), used);
      used.add(fileName.toLowerCase());
      return { order, path: order.invoicePath, fileName };
    });
};
