import { isSome, toNullable, tryCatch } from 'fp-ts/Option';
import { type Cart, isEmptyCart } from '../cart/cart';
import type { Order } from './order';

/** One text for the contents of a cart: its lines with their quantities and prices; `holdsSameLines` compares two. */
export const cartFingerprint = (cart: Cart): string =>
  JSON.stringify(cart.lines.map((line) => [line.id, line.quantity, line.amountText]));

/**
 * One text for everything that identifies an order: its fields and what the cart costs. The user's id is left out, since
 * the session identifies the user and the id may become known between two presses (RESUME-05). `formOfFingerprint` reads its
 * form again, and `isSameOrder` compares two.
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

const partsOf = (text: string): readonly unknown[] => {
  const parts = tryCatch((): unknown => JSON.parse(text));
  return isSome(parts) && Array.isArray(parts.value) ? parts.value : [text];
};

/** Backends list the lines of a cart now in one order, now in another. */
const inOneOrder = (cart: string): string =>
  partsOf(cart)
    .map((line) => JSON.stringify(line))
    .sort()
    .join();

/** Whether two carts (`cartFingerprint`) hold exactly the same lines. */
export const holdsSameLines = (one: string, other: string): boolean => inOneOrder(one) === inOneOrder(other);

const comparable = (fingerprint: string): string =>
  JSON.stringify(partsOf(fingerprint).map((part) => (typeof part === 'string' ? inOneOrder(part) : part)));

/** Whether two orders (`orderFingerprint`) are the same in everything. */
export const isSameOrder = (one: string, other: string): boolean => comparable(one) === comparable(other);

/** Whether the cart still holds exactly the lines of the attempt. */
export const isCartOfAttempt = (cart: Cart, attempt: { readonly cart: string }): boolean =>
  !isEmptyCart(cart) && holdsSameLines(attempt.cart, cartFingerprint(cart));
