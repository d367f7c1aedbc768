import { ConfirmPayment } from '../../application/checkout/ConfirmPayment';
import { PlaceOrder } from '../../application/checkout/PlaceOrder';
import { Deployment } from '../../application/configuration/Deployment';
import * as ports from '../../application/ports';
import { FindOrderTasks } from '../../application/work/FindOrderTasks';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpOrderGateway } from '../../infrastructure/http/HttpOrderGateway';
import { PayuPaymentGateway } from '../../infrastructure/payment/PayuPaymentGateway';
import { RazorpayPaymentGateway } from '../../infrastructure/payment/RazorpayPaymentGateway';
import { BrowserCheckoutStorage } from '../../infrastructure/storage/BrowserCheckoutStorage';
import { RandomIdempotencyKeys } from '../../infrastructure/system/RandomIdempotencyKeys';
import { WebExclusiveLock } from '../../infrastructure/system/WebExclusiveLock';
import { CartStore } from '../../ui/cart/CartStore';
import { CouponStore } from '../../ui/cart/CouponStore';
import { CheckoutStore } from '../../ui/checkout/CheckoutStore';
import { PaymentResultStore } from '../../ui/checkout/PaymentResultStore';
import { featureModule } from '../featureModule';
/** The provider that the configuration names; one without an adapter here does not compile. */
const paymentGateway = (
  api: ApiClient,
  { configuration }: Deployment,
  timer: ports.Timer,
): ports.PaymentGateway => {
  const { payment, brand } = configuration;
  switch (payment.provider) {
    case 'payu':
      return new PayuPaymentGateway({ api, configuration: payment, timer });
    case 'razorpay':
      return new RazorpayPaymentGateway({ api, configuration: payment, brandName: brand.name });
  }
};

/** The order and its payment. */
export const checkoutModule = featureModule(({ bind, bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.OrderGateway, HttpOrderGateway, { api: ApiClient });
  bindPort(ports.ExclusiveLock, WebExclusiveLock, {});
  bindPort(ports.CheckoutStorage, BrowserCheckoutStorage, {});
  bindPort(ports.IdempotencyKeys, RandomIdempotencyKeys, {});
  bind(ports.PaymentGateway).toResolvedValue(paymentGateway, [ApiClient, Deployment, ports.Timer]);
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
