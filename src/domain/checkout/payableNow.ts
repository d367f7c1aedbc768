import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import { type Cart, isEmptyCart } from '../cart/cart';
import { LEAST_PAYMENT } from './limits';
import type { Paise } from '../money/money';

/** Why a cart cannot be ordered as it stands. */
export interface CartRefused {
  readonly kind: 'CartEmpty' | 'AmountMissing' | 'AmountTooSmall';
}

/** What an order of this cart costs now, in paise; refuses an empty cart, an unreadable amount, and one too small to be paid (RESUME-08, AMB-33). */
export const payableNow = (cart: Cart): Either<CartRefused, Paise> => {
  if (isEmptyCart(cart)) return left({ kind: 'CartEmpty' });
  const { payable } = cart.payment;
  if (isNone(payable) || payable.value < 0) return left({ kind: 'AmountMissing' });
  if (payable.value > 0 && payable.value < LEAST_PAYMENT) return left({ kind: 'AmountTooSmall' });
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
