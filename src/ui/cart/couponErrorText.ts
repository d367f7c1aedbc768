import type { GatewayError } from '../../application/ports/gatewayError';
import type { CouponRefused } from '../../domain/cart/coupon';
import { checkoutTexts } from '../texts/checkoutTexts';

/**
 * Why a code was not taken: the rule's sentence, the server's message, or a plain one (section 5, Coupon). Nothing where
 * the customer waits no longer; that a code is invalid is said only where the server has answered.
 */
export const couponRefusedText = (refused: CouponRefused | GatewayError): string => {
  if (refused.kind === 'CouponEmpty') return checkoutTexts.couponEmpty;
  if (refused.kind === 'Cancelled') return '';
  if (refused.kind === 'Unreachable') return checkoutTexts.couponUnreachable;
  return refused.message || checkoutTexts.couponInvalid;
};
