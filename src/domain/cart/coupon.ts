import { left, right } from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';
import { isNone, none } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { partnerCode } from '../session/campaign';
import type { PartnerCodes } from '../session/campaign';
import { capitals } from '../typed/plainText';
import { isEmptyCart } from './cart';
import type { Cart } from './cart';

export interface CouponRefused {
  readonly kind: 'CouponEmpty';
}

/** A typed or pasted code as it is sent: in capitals, without blanks and marks; a dash may be part of it. */
export const couponCode = (typed: string): string =>
  capitals(typed)
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Pd}|\u2212/gu, '-');

/** The code to apply; refused when there is none (CART-15). */
export const checkCoupon = (typed: string): Either<CouponRefused, string> => {
  const code = couponCode(typed);
  return code === '' ? left({ kind: 'CouponEmpty' }) : right(code);
};

/** The coupon field is hidden only for visitors of the two partner campaigns (CART-20, AMB-35). */
export const isCouponFieldShown = (campaign: string, codes: PartnerCodes): boolean =>
  isNone(partnerCode(campaign, codes));

/** The partner campaign's code, applied without a click once the cart holds an item (CART-21, AMB-35). */
export const automaticCode = (campaign: string, codes: PartnerCodes, cart: Cart): Option<string> =>
  isEmptyCart(cart) ? none : partnerCode(campaign, codes);
