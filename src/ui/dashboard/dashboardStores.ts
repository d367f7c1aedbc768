import { useEffect } from 'react';
import { BlogsStore } from '../blogs/BlogsStore';
import { CartStore } from '../cart/CartStore';
import { ServicesGridStore } from '../catalogue/ServicesGridStore';
import { QuotationsSummaryStore } from '../quotations/QuotationsSummaryStore';
import { useStore } from '../state/storeContext';
import { TransactionsStore } from '../transactions/TransactionsStore';
import { WorkStore } from '../work/WorkStore';

/** The stores of the dashboard; the tabs share them, so changing the tab reads nothing twice. */
export interface DashboardStores {
  readonly work: WorkStore;
  readonly transactions: TransactionsStore;
  readonly quotations: QuotationsSummaryStore;
  readonly services: ServicesGridStore;
  readonly blogs: BlogsStore;
  readonly cart: CartStore;
}

/** Provides the stores and loads their data while the dashboard is shown. */
export const useDashboardStores = (): DashboardStores => {
  const work = useStore(WorkStore);
  const transactions = useStore(TransactionsStore);
  const quotations = useStore(QuotationsSummaryStore);
  const services = useStore(ServicesGridStore);
  const blogs = useStore(BlogsStore);
  const cart = useStore(CartStore);
  useEffect(() => {
    work.enter();
    // Started together, before their parts are drawn: one by one they would redraw a slow phone for longer.
    void transactions.transactions.load();
    void quotations.quotations.load();
    void quotations.requests.load();
    void cart.cart.loadIfIdle();
    void services.services.load();
    void blogs.blogs.load();
    return () => work.leave();
  }, [work, transactions, quotations, services, blogs, cart]);
  return { work, transactions, quotations, services, blogs, cart };
};
