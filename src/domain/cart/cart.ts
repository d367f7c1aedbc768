import type { Option } from 'fp-ts/Option';
import { gstOf } from '../india/gst';
import { addPaise, paise, subtractPaise, type Paise } from '../money/money';

/** A cart item (section 3); the amount is in paise, none where it is unreadable, its text as the backend wrote it. */
export interface CartLine {
  readonly id: string;
  readonly serviceName: string;
  readonly frequency: string;
  readonly quantity: number;
  readonly amount: Option<Paise>;
  readonly amountText: string;
}

/** The cart's payment (section 3) in paise, none where an amount is unreadable; `raw` is the object as received, which the order sends back. */
export interface CartPayment {
  readonly subTotal: Option<Paise>;
  readonly discount: Option<Paise>;
  readonly gst: Option<Paise>;
  readonly total: Option<Paise>;
  readonly advance: Option<Paise>;
  /** None where the backend sent no amount that can be read: nothing is ordered then. */
  readonly payable: Option<Paise>;
  readonly payableText: string;
  readonly raw: Readonly<Record<string, unknown>>;
}

export interface Cart {
  readonly lines: readonly CartLine[];
  readonly payment: CartPayment;
}

/** What lines cost together, in paise. */
export interface Totals {
  readonly subTotal: Paise;
  readonly discount: Paise;
  readonly gst: Paise;
  readonly total: Paise;
}

const noPaise = paise(0);

/** How many items the badge of the cart shows. */
export const itemCount = (cart: Cart): number => cart.lines.length;

/** Whether there is nothing to order. */
export const isEmptyCart = (cart: Cart): boolean => itemCount(cart) === 0;

/** A discount is never below nothing and never more than what it is taken off. */
const discountWithin = (subTotal: Paise, discount: Paise): Paise =>
  paise(Math.min(Math.max(discount, 0), subTotal));

/** Quantity times amount of all lines, less the discount, plus GST on the rest (CART-04). */
export const totalsOf = (
  lines: readonly { readonly quantity: number; readonly amount: Paise }[],
  discount: Paise,
): Totals => {
  const subTotal = lines.reduce((sum, line) => addPaise(sum, paise(line.amount * line.quantity)), noPaise);
  const taken = discountWithin(subTotal, discount);
  const taxable = subtractPaise(subTotal, taken);
  const gst = gstOf(taxable);
  return { subTotal, discount: taken, gst, total: addPaise(taxable, gst) };
};
