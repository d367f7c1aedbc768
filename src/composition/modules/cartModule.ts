import { ApplyCoupon } from '../../application/cart/ApplyCoupon';
import { ApplyPartnerCode } from '../../application/cart/ApplyPartnerCode';
import { SendSubmission } from '../../application/catalogue/SendSubmission';
import { LoadCart } from '../../application/cart/LoadCart';
import { Deployment } from '../../application/configuration/Deployment';
import { KeptForms } from '../../application/forms/KeptForms';
import * as ports from '../../application/ports';
import { Client } from '../client';
import { HttpCartGateway } from '../../infrastructure/http/HttpCartGateway';
import { CartItemsStore } from '../../ui/cart/CartItemsStore';
import { CartStore } from '../../ui/cart/CartStore';
import { CouponStore } from '../../ui/cart/CouponStore';
import { featureModule } from '../featureModule';
/** One cart for the top bar, the pages that add to it and the cart itself; one coupon for its items and the order form. */
export const cartModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.CartGateway, HttpCartGateway, { api: Client, log: ports.Log });
  bindClass(LoadCart, { carts: ports.CartGateway, log: ports.Log });
  bindClass(ApplyCoupon, { carts: ports.CartGateway });
  bindClass(ApplyPartnerCode, {
    carts: ports.CartGateway,
    storage: ports.SessionStorage,
    deployment: Deployment,
    log: ports.Log,
  });
  bindClass(CartStore, { load: LoadCart });
  bindClass(CouponStore, {
    cart: CartStore,
    applyCoupon: ApplyCoupon,
    applyPartnerCode: ApplyPartnerCode,
    session: ports.SessionStorage,
    checkout: ports.CheckoutStorage,
    deployment: Deployment,
    forms: KeptForms,
  });
  bindScreenStore(CartItemsStore, {
    cart: CartStore,
    carts: ports.CartGateway,
    submit: SendSubmission,
    notifier: ports.Notifier,
    catalogue: ports.CatalogueGateway,
  });
});
