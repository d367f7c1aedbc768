import { isRight } from 'fp-ts/Either';
import { isNone, none, type Option, some } from 'fp-ts/Option';
import type { Cart } from '../../domain/cart/cart';
import { automaticCode } from '../../domain/cart/coupon';
import { campaignToKeep } from '../../domain/session/campaign';
import type { Deployment } from '../configuration/Deployment';
import type { CartGateway } from '../ports/CartGateway';
import type { Log } from '../ports/Log';
import type { SessionStorage } from '../ports/SessionStorage';
import type { AppliedCoupon } from './ApplyCoupon';

interface Dependencies {
  readonly carts: CartGateway;
  readonly storage: SessionStorage;
  readonly deployment: Deployment;
  readonly log: Log;
}

/** Applies a partner campaign's code to a cart that holds an item; a refusal is only logged (CART-21, AMB-35). */
export class ApplyPartnerCode {
  constructor(private readonly deps: Dependencies) {}

  async execute(cart: Cart, signal?: AbortSignal): Promise<Option<AppliedCoupon>> {
    const { carts, storage, deployment, log } = this.deps;
    const campaign = campaignToKeep(none, storage.campaign());
    const code = automaticCode(campaign, deployment.configuration.campaigns, cart);
    if (isNone(code)) return none;
    const payment = await carts.applyCode(code.value, signal)();
    if (isRight(payment)) return some({ code: code.value, payment: payment.right });
    if (payment.left.kind !== 'Cancelled')
      log.failure('The code of the partner campaign was not taken.', payment.left.kind);
    return none;
  }
}
