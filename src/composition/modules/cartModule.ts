import type { ContainerModule } from 'inversify';
import { ApplyCoupon } from '../../application/cart/ApplyCoupon';
import { ApplyPartnerCode } from '../../application/cart/ApplyPartnerCode';
import { LoadCart } from '../../application/cart/LoadCart';
import { Deployment } from '../../application/configuration/Deployment';
import { CartGateway } from '../../application/ports/CartGateway';
import { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import { Log } from '../../application/ports/Log';
import { Notifier } from '../../application/ports/Notifier';
import { SessionStorage } from '../../application/ports/SessionStorage';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpCartGateway } from '../../infrastructure/http/HttpCartGateway';
import { CartItemsStore } from '../../ui/cart/CartItemsStore';
import { CartStore } from '../../ui/cart/CartStore';
import { CouponStore } from '../../ui/cart/CouponStore';
import { featureModule } from '../featureModule';

/** One cart for the top bar, the pages that add to it and the cart itself; one coupon for its items and the order form. */
export const cartModule: ContainerModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(CartGateway, HttpCartGateway, { api: ApiClient, log: Log });
  bindClass(LoadCart, { carts: CartGateway, log: Log });
  bindClass(ApplyCoupon, { carts: CartGateway });
  bindClass(ApplyPartnerCode, {
    carts: CartGateway,
    storage: SessionStorage,
    deployment: Deployment,
    log: Log,
  });
  bindClass(CartStore, { load: LoadCart });
  bindClass(CouponStore, {
    cart: CartStore,
    applyCoupon: ApplyCoupon,
    applyPartnerCode: ApplyPartnerCode,
    session: SessionStorage,
    checkout: CheckoutStorage,
    deployment: Deployment,
  });
  bindScreenStore(CartItemsStore, { cart: CartStore, carts: CartGateway, notifier: Notifier });
});
