import { some } from 'fp-ts/Option';
import type { Cart } from '../../../src/domain/cart/cart';
import { rupeesToPaise } from '../../../src/domain/money/money';
import type { OrderId, Transaction } from '../../../src/domain/transactions/transaction';
import { aCartPayment } from '../../doubles/aCart';

/** What a test knows of a session; after log-out, which forgets the order that was begun, the same cart is a new intent. */
export interface Books {
  /** Ids of orders by the intent they were made for: a cart and a form. */
  readonly ordersOf: Map<string, string[]>;
  readonly withoutToken: string[];
  /** Payments that should not have been prepared. */
  readonly wrongPayments: string[];
  /** The cart that each order was made of. */
  readonly cartOf: Map<OrderId, Cart>;
  /** What the customer was told is done, by the names of its entries in 'Needs you now'. */
  readonly done: Set<string>;
  logOuts: number;
}

export const emptyBooks = (): Books => ({
  ordersOf: new Map(),
  withoutToken: [],
  wrongPayments: [],
  cartOf: new Map(),
  done: new Set(),
  logOuts: 0,
});

export const paidIn = (orders: readonly Transaction[]): ReadonlySet<OrderId> =>
  new Set(orders.filter(({ payment }) => payment === 'success').map(({ orderId }) => orderId));

/** A cart of so many lines costs so many times one line. */
export const withPrice = (cart: Cart): Cart => {
  const { lines } = cart;
  const rupees = (each: number) => some(rupeesToPaise(each * lines.length));
  const [subTotal, gst, total] = [rupees(1000), rupees(180), rupees(1180)];
  const payableText = `${1180 * lines.length}.00`;
  return { ...cart, payment: aCartPayment({ subTotal, gst, total, payable: total, payableText }) };
};
