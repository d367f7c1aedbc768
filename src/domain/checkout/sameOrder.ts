import { toNullable } from 'fp-ts/Option';
import { type Cart, isEmptyCart } from '../cart/cart';
import type { Order } from './order';

/** One text for what a cart holds: its lines, how many of each, and at what price. */
export const cartFingerprint = (cart: Cart): string =>
  JSON.stringify(cart.lines.map((line) => [line.id, line.quantity, line.amountText]));

/**
 * One text for everything that makes an order this order: its fields and what the cart costs. The user's id is none of
 * it: the token says who orders, and the id may be learnt between two presses (RESUME-05).
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

/** Whether the cart still holds the very lines that the attempt was made for. */
export const isCartOfAttempt = (cart: Cart, attempt: { readonly cart: string }): boolean =>
  !isEmptyCart(cart) && attempt.cart === cartFingerprint(cart);
