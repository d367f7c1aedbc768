import { useEffect } from 'react';
import { BlogsStore } from '../blogs/BlogsStore';
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
}

/** Provides the stores and loads their data while the dashboard is shown. */
export const useDashboardStores = (): DashboardStores => {
  const work = useStore(WorkStore);
  const transactions = useStore(TransactionsStore);
  const quotations = useStore(QuotationsSummaryStore);
  const services = useStore(ServicesGridStore);
  const blogs = useStore(BlogsStore);
  useEffect(() => {
    work.enter();
    // Started together, before their parts are drawn: one by one they would redraw a slow phone for longer.
    void transactions.transactions.load();
    void quotations.quotations.load();
    void quotations.requests.load();
    void services.services.load();
    void blogs.blogs.load();
    return () => work.leave();
  }, [work, transactions, quotations, services, blogs]);
  return { work, transactions, quotations, services, blogs };
};
