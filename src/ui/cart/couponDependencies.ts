import type { ApplyCoupon } from '../../application/cart/ApplyCoupon';
import type { ApplyPartnerCode } from '../../application/cart/ApplyPartnerCode';
import type { Deployment } from '../../application/configuration/Deployment';
import type { KeptForms } from '../../application/forms/KeptForms';
import type { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { CartStore } from './CartStore';

/** What the cart's discount code is made of. */
export interface CouponDependencies {
  readonly cart: CartStore;
  readonly applyCoupon: ApplyCoupon;
  readonly applyPartnerCode: ApplyPartnerCode;
  readonly session: SessionStorage;
  readonly checkout: CheckoutStorage;
  readonly deployment: Deployment;
  readonly forms: KeptForms;
}
