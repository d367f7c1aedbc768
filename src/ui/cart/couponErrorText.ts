import type { GatewayError } from '../../application/ports/gatewayError';
import type { CouponRefused } from '../../domain/cart/coupon';
import { texts } from '../texts/texts';

/**
 * Why a code was not applied: the rule's sentence, the server's message, or a default (CART-15, CART-18, CART-19).
 * Empty when the customer cancelled. 'Invalid coupon code.' is shown only when the server responded.
 */
export const couponRefusedText = (refused: CouponRefused | GatewayError): string => {
  if (refused.kind === 'CouponEmpty') return texts().cart.couponEmpty;
  if (refused.kind === 'Cancelled') return '';
  if (refused.kind === 'Unreachable') return texts().cart.couponUnreachable;
  return refused.message || texts().cart.couponInvalid;
};
