import { screen } from '@testing-library/react';
import { LoadRecentBlogs } from '../../../src/application/blogs/LoadRecentBlogs';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { LoadServices } from '../../../src/application/catalogue/LoadServices';
import { DownloadFile } from '../../../src/application/documents/DownloadFile';
import { LoadDashboardRequests } from '../../../src/application/quotations/LoadDashboardRequests';
import { LoadQuotationSummaries } from '../../../src/application/quotations/LoadQuotationSummaries';
import { WatchSession } from '../../../src/application/session/WatchSession';
import { LogOut } from '../../../src/application/session/LogOut';
import { ReadSession } from '../../../src/application/session/ReadSession';
import { RestoreUser } from '../../../src/application/session/RestoreUser';
import { LoadTransactions } from '../../../src/application/transactions/LoadTransactions';
import { LoadTasks } from '../../../src/application/work/LoadTasks';
import { ReadTaskDocuments } from '../../../src/application/work/ReadTaskDocuments';
import { ReadTracking } from '../../../src/application/work/ReadTracking';
import { BlogsStore } from '../../../src/ui/blogs/BlogsStore';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { ServicesGridStore } from '../../../src/ui/catalogue/ServicesGridStore';
import { DashboardScreen } from '../../../src/ui/dashboard/DashboardScreen';
import { QuotationsSummaryStore } from '../../../src/ui/quotations/QuotationsSummaryStore';
import { SessionStore } from '../../../src/ui/session/SessionStore';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { TransactionsStore } from '../../../src/ui/transactions/TransactionsStore';
import { MissingDocumentsStore } from '../../../src/ui/work/MissingDocumentsStore';
import { WorkStore } from '../../../src/ui/work/WorkStore';
import { aSession } from '../../doubles/aSession';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';
import { InMemorySessionGateway } from '../../doubles/InMemorySessionGateway';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { renderWith } from '../support/renderWith';
import { aBackend, type Backend } from './aBackend';

const signedIn = (): SessionStore => {
  const storage = new InMemorySessionStorage();
  storage.keep(aSession());
  return new SessionStore({
    readSession: new ReadSession(storage),
    followSession: new WatchSession(storage, new InMemoryReloader(), new InMemoryAnalytics()),
    restoreUser: new RestoreUser(new InMemorySessionGateway(), storage),
    logOut: new LogOut(storage, new InMemoryAnalytics()),
  });
};

const storesOver = (backend: Backend, cart: CartStore): ReadonlyMap<StoreKey<unknown>, unknown> => {
  const { transactions, links, browser, notifier, work, files, quotations, catalogue, blogs } = backend;
  const { checkout } = backend;
  const actions = {
    load: new LoadTransactions(transactions),
    downloadInvoice: new DownloadFile(links, browser),
    notifier,
    checkout,
    cart,
  };
  return new Map<StoreKey<unknown>, unknown>([
    [SessionStore, signedIn()],
    [TransactionsStore, new TransactionsStore(actions)],
    [
      WorkStore,
      new WorkStore(
        new LoadTasks(work),
        new ReadTracking(work),
        new MissingDocumentsStore(new ReadTaskDocuments(files)),
      ),
    ],
    [
      QuotationsSummaryStore,
      new QuotationsSummaryStore(
        new LoadQuotationSummaries(quotations),
        new LoadDashboardRequests(quotations),
      ),
    ],
    [ServicesGridStore, new ServicesGridStore(new LoadServices(catalogue))],
    [BlogsStore, new BlogsStore(new LoadRecentBlogs(blogs))],
  ]);
};

/** The dashboard of a signed-in customer over a backend in memory. */
export const openDashboard = (backend: Backend = aBackend()) => {
  const cart = new CartStore(new LoadCart(backend.carts, new InMemoryLog()));
  const view = renderWith(<DashboardScreen />, {
    stores: storesOver(backend, cart),
    at: '/dashboard',
    path: '/dashboard',
  });
  const openTab = (name: string): Promise<void> => view.user.click(screen.getByRole('tab', { name }));
  return { ...view, ...backend, cart, openTab };
};
