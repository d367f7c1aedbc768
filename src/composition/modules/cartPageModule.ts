import { ApplyCoupon } from '../../application/cart/ApplyCoupon';
import { ApplyPartnerCode } from '../../application/cart/ApplyPartnerCode';
import { SendSubmission } from '../../application/catalogue/SendSubmission';
import { PlaceOrder } from '../../application/checkout/PlaceOrder';
import { Deployment } from '../../application/configuration/Deployment';
import { KeptForms } from '../../application/forms/KeptForms';
import * as ports from '../../application/ports';
import { CartItemsStore } from '../../ui/cart/CartItemsStore';
import { CartStore } from '../../ui/cart/CartStore';
import { CouponStore } from '../../ui/cart/CouponStore';
import { UnconfirmedOrdersStore } from '../../ui/cart/UnconfirmedOrdersStore';
import { CheckoutStore } from '../../ui/checkout/CheckoutStore';
import { PageClock } from '../../ui/state/PageClock';
import { featureModule } from '../featureModule';
/** The page of the cart, which orders; one coupon for its items and the order form. */
export const cartPageModule = featureModule(({ bindClass, bindScreenStore }) => {
  bindClass(ApplyCoupon, { carts: ports.CartGateway });
  bindClass(ApplyPartnerCode, {
    carts: ports.CartGateway,
    storage: ports.SessionStorage,
    deployment: Deployment,
    log: ports.Log,
  });
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
  bindClass(PlaceOrder, {
    orders: ports.OrderGateway,
    payments: ports.PaymentGateway,
    carts: ports.CartGateway,
    transactions: ports.TransactionGateway,
    analytics: ports.Analytics,
    storage: ports.CheckoutStorage,
    session: ports.SessionStorage,
    browser: ports.Browser,
    clock: ports.Clock,
    keys: ports.IdempotencyKeys,
    lock: ports.ExclusiveLock,
    deployment: Deployment,
  });
  bindScreenStore(CheckoutStore, {
    cart: CartStore,
    coupon: CouponStore,
    placeOrder: PlaceOrder,
    profiles: ports.ProfileGateway,
    storage: ports.CheckoutStorage,
    session: ports.SessionStorage,
    deployment: Deployment,
    timer: ports.Timer,
  });
  bindScreenStore(UnconfirmedOrdersStore, {
    orders: ports.TransactionGateway,
    checkout: ports.CheckoutStorage,
    clock: PageClock,
  });
});
