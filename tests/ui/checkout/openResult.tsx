import { AppBadge } from '../../../src/application/ports/AppBadge';
import { Installation } from '../../../src/application/ports/Installation';
import type { PaymentState } from '../../../src/domain/transactions/transaction';
import { screen } from '@testing-library/react';
import { Sharing } from '../../../src/application/ports/Sharing';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { ConfirmPayment } from '../../../src/application/checkout/ConfirmPayment';
import { DownloadFile } from '../../../src/application/documents/DownloadFile';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { FindOrderTasks } from '../../../src/application/work/FindOrderTasks';
import { cartFingerprint } from '../../../src/domain/checkout/sameOrder';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { PaymentResultScreen } from '../../../src/ui/checkout/PaymentResultScreen';
import { PayNowStore } from '../../../src/ui/checkout/PayNowStore';
import { PaymentResultStore } from '../../../src/ui/checkout/PaymentResultStore';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { aNamed } from '../../domain/checkout/attempts';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { aCart } from '../../doubles/aCart';
import { aConfiguration } from '../../doubles/aConfiguration';
import { FixedClock } from '../../doubles/FixedClock';
import { aPageClock } from '../../doubles/aPageClock';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryCheckoutStorage } from '../../doubles/InMemoryCheckoutStorage';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryPaymentGateway } from '../../doubles/InMemoryPaymentGateway';
import { InMemorySharing } from '../../doubles/InMemorySharing';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { InMemoryAppBadge } from '../../doubles/InMemoryAppBadge';
import { InMemoryInstallation } from '../../doubles/InMemoryInstallation';
import { payNowOver } from './payNowOver';
import { renderWith } from '../support/renderWith';

/** Order 77 in the order list. */
export const listed = (payment: PaymentState, given: Partial<ReturnType<typeof aTransaction>> = {}) =>
  aTransaction({ orderId: '77', payment, ...given });

/** Storage that keeps the attempt which created order 77 from the current cart. */
export const storageWithAttempt = (): InMemoryCheckoutStorage => {
  const storage = new InMemoryCheckoutStorage();
  storage.keepAttempt(aNamed({ cart: cartFingerprint(aCart()) }));
  return storage;
};

const links = new InMemoryDownloadLinks(new Map([['invoices/1.pdf', 'https://files.example/1.pdf']]));

interface Given {
  readonly orders?: readonly ReturnType<typeof listed>[];
  readonly storage?: InMemoryCheckoutStorage;
  readonly work?: InMemoryWorkGateway;
  readonly files?: InMemoryFileGateway;
  /** Whether the first load of the list fails. */
  readonly fails?: boolean;
  readonly now?: string;
  readonly sharing?: InMemorySharing;
  readonly deployment?: ReturnType<typeof aConfiguration>;
}

/** Opens /payment-response with the given query. */
export const openResult = (
  query: string,
  {
    orders = [],
    storage = new InMemoryCheckoutStorage(),
    work = new InMemoryWorkGateway(),
    files = new InMemoryFileGateway(),
    fails = false,
    now = '2026-11-20T15:06+05:30',
    sharing = new InMemorySharing(),
    deployment = aConfiguration(),
  }: Given = {},
) => {
  const transactions = new InMemoryTransactionGateway(orders);
  if (fails) transactions.fail();
  const analytics = new InMemoryAnalytics();
  const timer = new InMemoryTimer();
  const carts = new InMemoryCartGateway(aCart());
  const confirm = new ConfirmPayment({ transactions, storage, analytics });
  const cart = new CartStore({ load: new LoadCart({ carts, log: new InMemoryLog() }) });
  const browser = new InMemoryBrowser();
  const notifier = new InMemoryNotifier();
  const payments = new InMemoryPaymentGateway();
  const store = new PaymentResultStore({
    confirm,
    tasks: new FindOrderTasks({ work, files }),
    timer,
    clock: aPageClock(new FixedClock(now)),
    cart,
    downloadInvoice: new DownloadFile({ links, browser }),
    notifier,
  });
  const backend = { transactions, carts, checkout: storage, payments, notifier, timer };
  const [installation, badge] = [new InMemoryInstallation(), new InMemoryAppBadge()];
  const stores = new Map<StoreKey<unknown>, unknown>([
    [PaymentResultStore, store],
    [Installation, installation],
    [AppBadge, badge],
    [PayNowStore, payNowOver(backend, cart)],
    [Deployment, new Deployment(deployment)],
    [Sharing, sharing],
  ]);
  const at = `/payment-response${query}`;
  const view = renderWith(<PaymentResultScreen />, { stores, at, path: '/payment-response' });
  return {
    ...view,
    transactions,
    analytics,
    timer,
    carts,
    cart,
    store,
    payments,
    browser,
    sharing,
    installation,
    badge,
  };
};

export const title = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
