import { screen, waitFor } from '@testing-library/react';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { DownloadFile } from '../../../src/application/documents/DownloadFile';
import { WatchSession } from '../../../src/application/session/WatchSession';
import { LogOut } from '../../../src/application/session/LogOut';
import { ReadSession } from '../../../src/application/session/ReadSession';
import { RestoreUser } from '../../../src/application/session/RestoreUser';
import { Clock } from '../../../src/application/ports/Clock';
import { CheckoutStorage } from '../../../src/application/ports/CheckoutStorage';
import { AppBadge } from '../../../src/application/ports/AppBadge';
import { OpenedRemarkStorage } from '../../../src/application/ports/OpenedRemarkStorage';
import { DeadlineChoiceStorage } from '../../../src/application/ports/DeadlineChoiceStorage';
import { DeadlineGateway } from '../../../src/application/ports/DeadlineGateway';
import { SupportChat } from '../../../src/application/ports/SupportChat';
import { Timer } from '../../../src/application/ports/Timer';
import { BlogsStore } from '../../../src/ui/blogs/BlogsStore';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { ServicesGridStore } from '../../../src/ui/catalogue/ServicesGridStore';
import { PayNowStore } from '../../../src/ui/checkout/PayNowStore';
import { DashboardScreen } from '../../../src/ui/dashboard/DashboardScreen';
import { QuotationsSummaryStore } from '../../../src/ui/quotations/QuotationsSummaryStore';
import { SessionStore } from '../../../src/ui/session/SessionStore';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { TransactionsStore } from '../../../src/ui/transactions/TransactionsStore';
import { ExpertFilesStore } from '../../../src/ui/work/ExpertFilesStore';
import { WorkStore } from '../../../src/ui/work/WorkStore';
import { aSession } from '../../doubles/aSession';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { PromptTimer } from '../../doubles/PromptTimer';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';
import { InMemorySessionGateway } from '../../doubles/InMemorySessionGateway';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { payNowOver } from '../checkout/payNowOver';
import { renderWith } from '../support/renderWith';
import { expertFilesOver } from '../work/expertFilesOver';
import { aBackend, type Backend } from './aBackend';
// The dashboard loads this code by itself, which takes seconds when a busy machine does it during a test.
import '../../../src/ui/attention/NeedsYou';
import '../../../src/ui/checkout/PayNow';
import '../../../src/ui/payments/MoneyLine';
import '../../../src/ui/transactions/TransactionsTab';
import '../../../src/ui/work/RecentlyCompleted';

const signedIn = (): SessionStore => {
  const storage = new InMemorySessionStorage();
  storage.keep(aSession());
  const sessions = new InMemorySessionGateway();
  return new SessionStore({
    readSession: new ReadSession({ storage }),
    watchSession: new WatchSession({
      storage,
      reloader: new InMemoryReloader(),
      analytics: new InMemoryAnalytics(),
    }),
    restoreUser: new RestoreUser({ sessions, storage }),
    logOut: new LogOut({ sessions, storage, analytics: new InMemoryAnalytics() }),
  });
};

const storesOver = (backend: Backend, cart: CartStore): ReadonlyMap<StoreKey<unknown>, unknown> => {
  const { transactions, links, browser, notifier, work, files, quotations, catalogue, blogs } = backend;
  const { checkout, requests } = backend;
  const actions = {
    orders: transactions,
    downloadInvoice: new DownloadFile({ links, browser }),
    notifier,
    checkout,
    cart,
  };
  return new Map<StoreKey<unknown>, unknown>([
    [SessionStore, signedIn()],
    [TransactionsStore, new TransactionsStore(actions)],
    [
      WorkStore,
      new WorkStore({
        work,
        files,
        timer: new PromptTimer(),
      }),
    ],
    [
      QuotationsSummaryStore,
      new QuotationsSummaryStore({
        quotations,
        requests,
      }),
    ],
    [ServicesGridStore, new ServicesGridStore({ catalogue })],
    [BlogsStore, new BlogsStore({ blogs })],
    [CartStore, cart],
    [PayNowStore, payNowOver(backend, cart)],
    [CheckoutStorage, checkout],
    [DeadlineGateway, backend.deadlines],
    [DeadlineChoiceStorage, backend.choices],
    [OpenedRemarkStorage, backend.remarks],
    [AppBadge, backend.badge],
    [Timer, backend.timer],
    [SupportChat, backend.chat],
    [ExpertFilesStore, expertFilesOver(backend)],
  ]);
};

/** Opens the dashboard of a signed-in customer with an in-memory backend. */
export const openDashboard = (
  backend: Backend = aBackend(),
  clock: Clock = new FixedClock(),
  at = '/dashboard',
) => {
  const cart = new CartStore({ load: new LoadCart({ carts: backend.carts, log: new InMemoryLog() }) });
  const view = renderWith(<DashboardScreen />, {
    stores: new Map([...storesOver(backend, cart), [Clock, clock]]),
    at,
    path: '/dashboard',
  });
  // The content of a tab renders after its press.
  const openTab = async (name: string): Promise<void> => {
    await view.user.click(screen.getByRole('tab', { name }));
    await waitFor(() => {
      const isOverview = screen.queryByRole('heading', { name: 'Financial Tools' }) !== null;
      if (isOverview !== (name === 'Overview')) throw new Error(`${name} is not open yet.`);
    });
  };
  return { ...view, ...backend, cart, openTab };
};
