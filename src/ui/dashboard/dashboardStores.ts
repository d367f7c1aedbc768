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

/** Provides the stores and follows the customer's work while the dashboard is shown. */
export const useDashboardStores = (): DashboardStores => {
  const work = useStore(WorkStore);
  const transactions = useStore(TransactionsStore);
  const quotations = useStore(QuotationsSummaryStore);
  const services = useStore(ServicesGridStore);
  const blogs = useStore(BlogsStore);
  useEffect(() => {
    work.enter();
    return () => work.leave();
  }, [work]);
  return { work, transactions, quotations, services, blogs };
};
