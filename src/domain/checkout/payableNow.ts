import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import { type Cart, isEmptyCart } from '../cart/cart';
import type { Paise } from '../money/money';

/** Why a cart cannot be ordered as it stands. */
export type CartRefused = { readonly kind: 'CartEmpty' } | { readonly kind: 'AmountMissing' };

/** What an order of this cart costs now, in paise; refuses an empty cart and an unreadable amount (RESUME-08). */
export const payableNow = (cart: Cart): Either<CartRefused, Paise> => {
  if (isEmptyCart(cart)) return left({ kind: 'CartEmpty' });
  const { payable } = cart.payment;
  if (isNone(payable) || payable.value < 0) return left({ kind: 'AmountMissing' });
  return right(payable.value);
};

/** Whether only a missing amount prevents an order of this cart. */
export const isAmountMissing = (cart: Cart): boolean => {
  const payable = payableNow(cart);
  return isLeft(payable) && payable.left.kind === 'AmountMissing';
};

/** A full discount leaves nothing to pay: such an order skips the payment page. */
export const isFree = (cart: Cart): boolean => {
  const payable = payableNow(cart);
  return isRight(payable) && payable.right === 0;
};
