import { left, right } from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';
import { isNone, none } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { partnerCode } from '../session/campaign';
import type { PartnerCodes } from '../session/campaign';
import { isEmptyCart } from './cart';
import type { Cart } from './cart';

export interface CouponRefused {
  readonly kind: 'CouponEmpty';
}

/** The code without surrounding whitespace; refused when there is none (CART-15). */
export const checkCoupon = (typed: string): Either<CouponRefused, string> =>
  typed.trim() === '' ? left({ kind: 'CouponEmpty' }) : right(typed.trim());

/** The coupon field is hidden only for visitors of the two partner campaigns (CART-20, AMB-35). */
export const isCouponFieldShown = (campaign: string, codes: PartnerCodes): boolean =>
  isNone(partnerCode(campaign, codes));

/** The partner campaign's code, applied without a click once the cart holds an item (CART-21, AMB-35). */
export const automaticCode = (campaign: string, codes: PartnerCodes, cart: Cart): Option<string> =>
  isEmptyCart(cart) ? none : partnerCode(campaign, codes);
