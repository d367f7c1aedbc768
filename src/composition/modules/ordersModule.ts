import { ConfirmPayment } from '../../application/checkout/ConfirmPayment';
import { PayOrder } from '../../application/checkout/PayOrder';
import { Deployment } from '../../application/configuration/Deployment';
import { DownloadFile } from '../../application/documents/DownloadFile';
import * as ports from '../../application/ports';
import { ReloadForMissingCode } from '../../application/release/ReloadForMissingCode';
import { FindOrderTasks } from '../../application/work/FindOrderTasks';
import { VendorConfiguration } from '../../infrastructure/config/DeploymentConfiguration';
import { Client } from '../client';
import { HttpOrderGateway } from '../../infrastructure/http/HttpOrderGateway';
import { OnDemandPaymentGateway } from '../../infrastructure/payment/OnDemandPaymentGateway';
import { WebExclusiveLock } from '../../infrastructure/system/WebExclusiveLock';
import { CartStore } from '../../ui/cart/CartStore';
import { PayNowStore } from '../../ui/checkout/PayNowStore';
import { PaymentResultStore } from '../../ui/checkout/PaymentResultStore';
import { PageClock } from '../../ui/state/PageClock';
import { featureModule } from '../featureModule';

const loadAdapters = () => import('../../infrastructure/payment/paymentGatewayOf');

/** Payment: cart, result page and Pay now, which most visits never show. */
export const ordersModule = featureModule(({ bind, bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.OrderGateway, HttpOrderGateway, { api: Client });
  bindPort(ports.ExclusiveLock, WebExclusiveLock, {});
  bind(ports.PaymentGateway).toResolvedValue(
    ({ chosen: { payment } }, { configuration }, api, timer, browser, missing) =>
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
    [VendorConfiguration, Deployment, Client, ports.Timer, ports.Browser, ReloadForMissingCode],
  );
  bindClass(PayOrder, {
    payments: ports.PaymentGateway,
    browser: ports.Browser,
    deployment: Deployment,
    transactions: ports.TransactionGateway,
    carts: ports.CartGateway,
    storage: ports.CheckoutStorage,
    lock: ports.ExclusiveLock,
  });
  bindScreenStore(PayNowStore, {
    payOrder: PayOrder,
    cart: CartStore,
    notifier: ports.Notifier,
    timer: ports.Timer,
  });
  bindClass(ConfirmPayment, {
    transactions: ports.TransactionGateway,
    storage: ports.CheckoutStorage,
    analytics: ports.Analytics,
  });
  bindClass(FindOrderTasks, { work: ports.WorkGateway, files: ports.FileGateway });
  bindScreenStore(PaymentResultStore, {
    confirm: ConfirmPayment,
    tasks: FindOrderTasks,
    downloadInvoice: DownloadFile,
    notifier: ports.Notifier,
    timer: ports.Timer,
    clock: PageClock,
    cart: CartStore,
  });
});
