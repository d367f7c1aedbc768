import type { Option } from 'fp-ts/Option';
import { gstOf } from '../india/gst';
import { addPaise, paise, subtractPaise, type Paise } from '../money/money';
import { type Id, idOf } from '../ids/id';
import type { AsReceived } from '../received/asReceived';

/** The id of a line of the cart. */
export type CartLineId = Id<'cartLine'>;
export const cartLineId = idOf<'cartLine'>();

/** A cart item (CART-02); the amount is in paise, none if it is unreadable; its text is as the backend wrote it. */
export interface CartLine {
  readonly id: CartLineId;
  readonly serviceName: string;
  readonly frequency: string;
  readonly quantity: number;
  readonly amount: Option<Paise>;
  readonly amountText: string;
}

/** The cart's payment in paise, none where an amount is unreadable (CART-03). */
export interface CartPayment {
  readonly subTotal: Option<Paise>;
  readonly discount: Option<Paise>;
  readonly gst: Option<Paise>;
  readonly total: Option<Paise>;
  readonly advance: Option<Paise>;
  /** None if the backend sent no readable amount; nothing is ordered then (RESUME-08). */
  readonly payable: Option<Paise>;
  readonly payableText: string;
  /** The order sends it back (PAY-08). */
  readonly asReceived: AsReceived;
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

/** A discount is at least 0 and at most the subtotal. */
const discountWithin = (subTotal: Paise, discount: Paise): Paise =>
  paise(Math.min(Math.max(discount, 0), subTotal));

/** What a line costs, where its amount is known. */
export interface PricedLine {
  readonly quantity: number;
  readonly amount: Paise;
}

/** Quantity times amount of all lines. */
export const linesTotal = (lines: readonly PricedLine[]): Paise =>
  lines.reduce((sum, line) => addPaise(sum, paise(line.amount * line.quantity)), noPaise);

/** The lines together, less the discount, plus GST on the rest (CART-04). */
export const totalsOf = (lines: readonly PricedLine[], discount: Paise): Totals => {
  const subTotal = linesTotal(lines);
  const taken = discountWithin(subTotal, discount);
  const taxable = subtractPaise(subTotal, taken);
  const gst = gstOf(taxable);
  return { subTotal, discount: taken, gst, total: addPaise(taxable, gst) };
};
