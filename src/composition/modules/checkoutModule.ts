import { ContainerModule } from 'inversify';
import { ApplyCoupon } from '../../application/cart/ApplyCoupon';
import { ApplyPartnerCode } from '../../application/cart/ApplyPartnerCode';
import { RemoveCartItem } from '../../application/cart/RemoveCartItem';
import { ConfirmPayment } from '../../application/checkout/ConfirmPayment';
import { PlaceOrder, type PlaceOrderDependencies } from '../../application/checkout/PlaceOrder';
import { Deployment } from '../../application/configuration/Deployment';
import { Analytics } from '../../application/ports/Analytics';
import { Browser } from '../../application/ports/Browser';
import { CartChanges } from '../../application/ports/CartChanges';
import { CartGateway } from '../../application/ports/CartGateway';
import { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import { Clock } from '../../application/ports/Clock';
import { ExclusiveLock } from '../../application/ports/ExclusiveLock';
import { IdempotencyKeys } from '../../application/ports/IdempotencyKeys';
import { Log } from '../../application/ports/Log';
import { Notifier } from '../../application/ports/Notifier';
import { OrderGateway } from '../../application/ports/OrderGateway';
import { PaymentGateway } from '../../application/ports/PaymentGateway';
import { SessionStorage } from '../../application/ports/SessionStorage';
import { Timer } from '../../application/ports/Timer';
import { TransactionGateway } from '../../application/ports/TransactionGateway';
import { WorkGateway } from '../../application/ports/WorkGateway';
import { LoadProfile } from '../../application/profile/LoadProfile';
import { FindOrderTasks } from '../../application/work/FindOrderTasks';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpCartChanges } from '../../infrastructure/http/HttpCartChanges';
import { HttpOrderGateway } from '../../infrastructure/http/HttpOrderGateway';
import { PayuPaymentGateway } from '../../infrastructure/payment/PayuPaymentGateway';
import { RazorpayPaymentGateway } from '../../infrastructure/payment/RazorpayPaymentGateway';
import { BrowserCheckoutStorage } from '../../infrastructure/storage/BrowserCheckoutStorage';
import { WebExclusiveLock } from '../../infrastructure/system/WebExclusiveLock';
import { CartItemsStore } from '../../ui/cart/CartItemsStore';
import { CartStore } from '../../ui/cart/CartStore';
import { CouponStore } from '../../ui/cart/CouponStore';
import { CheckoutStore } from '../../ui/checkout/CheckoutStore';
import { PaymentResultStore } from '../../ui/checkout/PaymentResultStore';

/** The provider that the configuration names; another one is one more adapter and one more line here. */
const paymentGateway = (api: ApiClient, { configuration }: Deployment, timer: Timer): PaymentGateway =>
  configuration.payment.provider === 'razorpay'
    ? new RazorpayPaymentGateway(api, configuration.payment, configuration.brand.name)
    : new PayuPaymentGateway(api, configuration.payment, timer);

const placeOrder = (
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
): PlaceOrder => {
  const dependencies: PlaceOrderDependencies = {
    orders,
    payments,
    carts,
    transactions,
    analytics,
    storage,
    session,
    browser,
    clock,
    keys,
    lock,
    deployment,
  };
  return new PlaceOrder(dependencies);
};

/** Cart changes, the order and its payment. */
export const checkoutModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(CartChanges).toResolvedValue((api: ApiClient) => new HttpCartChanges(api), [ApiClient]);
  bind(OrderGateway).toResolvedValue((api: ApiClient) => new HttpOrderGateway(api), [ApiClient]);
  bind(ExclusiveLock).toResolvedValue(() => new WebExclusiveLock());
  bind(CheckoutStorage).toResolvedValue(() => new BrowserCheckoutStorage());
  bind(PaymentGateway).toResolvedValue(paymentGateway, [ApiClient, Deployment, Timer]);
  bind(RemoveCartItem).toResolvedValue((changes: CartChanges) => new RemoveCartItem(changes), [CartChanges]);
  bind(ApplyCoupon).toResolvedValue((changes: CartChanges) => new ApplyCoupon(changes), [CartChanges]);
  bind(ApplyPartnerCode).toResolvedValue(
    (changes: CartChanges, storage: SessionStorage, deployment: Deployment, log: Log) =>
      new ApplyPartnerCode({ changes, storage, deployment, log }),
    [CartChanges, SessionStorage, Deployment, Log],
  );
  bind(PlaceOrder).toResolvedValue(placeOrder, [
    OrderGateway,
    PaymentGateway,
    CartGateway,
    TransactionGateway,
    Analytics,
    CheckoutStorage,
    SessionStorage,
    Browser,
    Clock,
    IdempotencyKeys,
    ExclusiveLock,
    Deployment,
  ]);
  bind(ConfirmPayment).toResolvedValue(
    (transactions: TransactionGateway, storage: CheckoutStorage, analytics: Analytics) =>
      new ConfirmPayment(transactions, storage, analytics),
    [TransactionGateway, CheckoutStorage, Analytics],
  );
  // One coupon for the page: items and order form ask the same one.
  bind(CouponStore).toResolvedValue(
    (
      cart: CartStore,
      applyCoupon: ApplyCoupon,
      applyPartnerCode: ApplyPartnerCode,
      session: SessionStorage,
      checkout: CheckoutStorage,
      deployment: Deployment,
    ) => new CouponStore({ cart, applyCoupon, applyPartnerCode, session, checkout, deployment }),
    [CartStore, ApplyCoupon, ApplyPartnerCode, SessionStorage, CheckoutStorage, Deployment],
  );
  bind(CartItemsStore)
    .toResolvedValue(
      (cart: CartStore, removeItem: RemoveCartItem, notifier: Notifier) =>
        new CartItemsStore({ cart, removeItem, notifier }),
      [CartStore, RemoveCartItem, Notifier],
    )
    .inTransientScope();
  bind(CheckoutStore)
    .toResolvedValue(
      (
        cart: CartStore,
        coupon: CouponStore,
        place: PlaceOrder,
        loadProfile: LoadProfile,
        storage: CheckoutStorage,
        session: SessionStorage,
        deployment: Deployment,
        timer: Timer,
      ) =>
        new CheckoutStore({
          cart,
          coupon,
          placeOrder: place,
          loadProfile,
          storage,
          session,
          deployment,
          timer,
        }),
      [CartStore, CouponStore, PlaceOrder, LoadProfile, CheckoutStorage, SessionStorage, Deployment, Timer],
    )
    .inTransientScope();
  bind(FindOrderTasks).toResolvedValue((work: WorkGateway) => new FindOrderTasks(work), [WorkGateway]);
  bind(PaymentResultStore)
    .toResolvedValue(
      (confirm: ConfirmPayment, tasks: FindOrderTasks, timer: Timer, cart: CartStore) =>
        new PaymentResultStore({ confirm, tasks, timer, cart }),
      [ConfirmPayment, FindOrderTasks, Timer, CartStore],
    )
    .inTransientScope();
});
