import { toNullable } from 'fp-ts/Option';
import { type Cart, type CartLine, isEmptyCart } from '../cart/cart';
import type { Order } from './order';

const byId = (one: CartLine, other: CartLine): number =>
  one.id.localeCompare(other.id, 'en', { numeric: true });

/** One text for the contents of a cart: its lines with their quantities and prices, in whatever order they are listed. */
export const cartFingerprint = ({ lines }: Pick<Cart, 'lines'>): string =>
  JSON.stringify([...lines].sort(byId).map((line) => [line.id, line.quantity, line.amountText]));

/**
 * One text for everything that identifies an order: its fields and what the cart costs. The user's id is left out, since
 * the session identifies the user and the id may become known between two presses (RESUME-05). `formOfFingerprint` reads its
 * form again.
 */
export const orderFingerprint = (order: Order, cart: Cart): string => {
  const { fullName, phone, email, gstin, address, locality, state, zipCode } = order.form;
  const { subTotal, discount, gst, total, advance, payableText } = cart.payment;
  return JSON.stringify([
    [fullName, phone, email, gstin, address, locality, state, zipCode],
    [order.country, order.paymentGateway, order.discountCode],
    cartFingerprint(cart),
    [...[subTotal, discount, gst, total, advance].map(toNullable), payableText],
  ]);
};

/** Whether the cart still holds exactly the lines of the attempt. */
export const isCartOfAttempt = (cart: Cart, attempt: { readonly cart: string }): boolean =>
  !isEmptyCart(cart) && attempt.cart === cartFingerprint(cart);
