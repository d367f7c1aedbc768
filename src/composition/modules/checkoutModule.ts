import { ConfirmPayment } from '../../application/checkout/ConfirmPayment';
import { PlaceOrder } from '../../application/checkout/PlaceOrder';
import { Deployment } from '../../application/configuration/Deployment';
import * as ports from '../../application/ports';
import { ReloadForMissingCode } from '../../application/release/ReloadForMissingCode';
import { FindOrderTasks } from '../../application/work/FindOrderTasks';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpOrderGateway } from '../../infrastructure/http/HttpOrderGateway';
import { OnDemandPaymentGateway } from '../../infrastructure/payment/OnDemandPaymentGateway';
import { BrowserCheckoutStorage } from '../../infrastructure/storage/BrowserCheckoutStorage';
import { RandomIdempotencyKeys } from '../../infrastructure/system/RandomIdempotencyKeys';
import { WebExclusiveLock } from '../../infrastructure/system/WebExclusiveLock';
import { VendorConfiguration } from '../../infrastructure/config/DeploymentConfiguration';
import { CartStore } from '../../ui/cart/CartStore';
import { CouponStore } from '../../ui/cart/CouponStore';
import { CheckoutStore } from '../../ui/checkout/CheckoutStore';
import { PaymentResultStore } from '../../ui/checkout/PaymentResultStore';
import { featureModule } from '../featureModule';

const loadAdapters = () => import('../../infrastructure/payment/paymentGatewayOf');

/** The order and its payment. */
export const checkoutModule = featureModule(({ bind, bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.OrderGateway, HttpOrderGateway, { api: ApiClient });
  bindPort(ports.ExclusiveLock, WebExclusiveLock, {});
  bindPort(ports.CheckoutStorage, BrowserCheckoutStorage, {});
  bindPort(ports.IdempotencyKeys, RandomIdempotencyKeys, {});
  bind(ports.PaymentGateway).toResolvedValue(
    ({ chosen: { payment } }, { configuration }, api, ...[timer, browser, missing]) =>
      new OnDemandPaymentGateway(payment.provider, {
        load: async () =>
          (await loadAdapters()).paymentGatewayOf(payment, {
            api,
            timer,
            browser,
            brandName: configuration.brand.name,
          }),
        reload: () => missing.execute(),
      }),
    [VendorConfiguration, Deployment, ApiClient, ports.Timer, ports.Browser, ReloadForMissingCode],
  );
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
  bindClass(ConfirmPayment, {
    transactions: ports.TransactionGateway,
    storage: ports.CheckoutStorage,
    analytics: ports.Analytics,
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
  bindScreenStore(PaymentResultStore, {
    confirm: ConfirmPayment,
    tasks: FindOrderTasks,
    timer: ports.Timer,
    cart: CartStore,
  });
});
