import { type Either, isLeft, map } from 'fp-ts/Either';
import type { CartPayment } from '../../domain/cart/cart';
import { checkCoupon, type CouponRefused } from '../../domain/cart/coupon';
import type { CartGateway } from '../ports/CartGateway';
import type { GatewayError } from '../ports/gatewayError';

/** An accepted code and the payment with it. */
export interface AppliedCoupon {
  readonly code: string;
  readonly payment: CartPayment;
}

/** Applies a discount code; refused without a call when it is blank (CART-15). */
export class ApplyCoupon {
  constructor(private readonly deps: { readonly carts: CartGateway }) {}

  async execute(
    typed: string,
    signal?: AbortSignal,
  ): Promise<Either<CouponRefused | GatewayError, AppliedCoupon>> {
    const code = checkCoupon(typed);
    if (isLeft(code)) return code;
    const payment = await this.deps.carts.applyCode(code.right, signal)();
    return map((applied: CartPayment) => ({ code: code.right, payment: applied }))(payment);
  }
}
