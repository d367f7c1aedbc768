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

/** The code without surrounding whitespace; refused when there is none (section 5, Coupon). */
export const checkCoupon = (typed: string): Either<CouponRefused, string> =>
  typed.trim() === '' ? left({ kind: 'CouponEmpty' }) : right(typed.trim());

/** Only visitors of the two partner campaigns have no coupon field (section 5, AMB-35). */
export const isCouponFieldShown = (campaign: string, codes: PartnerCodes): boolean =>
  isNone(partnerCode(campaign, codes));

/** The code applied without a click: the partner campaign's, once the cart holds something (section 9, AMB-35). */
export const automaticCode = (campaign: string, codes: PartnerCodes, cart: Cart): Option<string> =>
  isEmptyCart(cart) ? none : partnerCode(campaign, codes);
