import type { ContainerModule } from 'inversify';
import { ConfirmPayment } from '../../application/checkout/ConfirmPayment';
import { PlaceOrder } from '../../application/checkout/PlaceOrder';
import { Deployment } from '../../application/configuration/Deployment';
import { Analytics } from '../../application/ports/Analytics';
import { Browser } from '../../application/ports/Browser';
import { CartGateway } from '../../application/ports/CartGateway';
import { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import { Clock } from '../../application/ports/Clock';
import { ExclusiveLock } from '../../application/ports/ExclusiveLock';
import { IdempotencyKeys } from '../../application/ports/IdempotencyKeys';
import { OrderGateway } from '../../application/ports/OrderGateway';
import { PaymentGateway } from '../../application/ports/PaymentGateway';
import { ProfileGateway } from '../../application/ports/ProfileGateway';
import { SessionStorage } from '../../application/ports/SessionStorage';
import { Timer } from '../../application/ports/Timer';
import { TransactionGateway } from '../../application/ports/TransactionGateway';
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
const paymentGateway = (api: ApiClient, { configuration }: Deployment, timer: Timer): PaymentGateway => {
  const { payment, brand } = configuration;
  switch (payment.provider) {
    case 'payu':
      return new PayuPaymentGateway({ api, configuration: payment, timer });
    case 'razorpay':
      return new RazorpayPaymentGateway({ api, configuration: payment, brandName: brand.name });
  }
};

/** The order and its payment. */
export const checkoutModule: ContainerModule = featureModule(
  ({ bind, bindClass, bindPort, bindScreenStore }) => {
    bindPort(OrderGateway, HttpOrderGateway, { api: ApiClient });
    bindPort(ExclusiveLock, WebExclusiveLock, {});
    bindPort(CheckoutStorage, BrowserCheckoutStorage, {});
    bindPort(IdempotencyKeys, RandomIdempotencyKeys, {});
    bind(PaymentGateway).toResolvedValue(paymentGateway, [ApiClient, Deployment, Timer]);
    bindClass(PlaceOrder, {
      orders: OrderGateway,
      payments: PaymentGateway,
      carts: CartGateway,
      transactions: TransactionGateway,
      analytics: Analytics,
      storage: CheckoutStorage,
      session: SessionStorage,
      browser: Browser,
      clock: Clock,
      keys: IdempotencyKeys,
      lock: ExclusiveLock,
      deployment: Deployment,
    });
    bindClass(ConfirmPayment, {
      transactions: TransactionGateway,
      storage: CheckoutStorage,
      analytics: Analytics,
    });
    bindScreenStore(CheckoutStore, {
      cart: CartStore,
      coupon: CouponStore,
      placeOrder: PlaceOrder,
      profiles: ProfileGateway,
      storage: CheckoutStorage,
      session: SessionStorage,
      deployment: Deployment,
      timer: Timer,
    });
    bindScreenStore(PaymentResultStore, {
      confirm: ConfirmPayment,
      tasks: FindOrderTasks,
      timer: Timer,
      cart: CartStore,
    });
  },
);
