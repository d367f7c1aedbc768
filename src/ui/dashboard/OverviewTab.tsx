import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import type { BlogsStore } from '../blogs/BlogsStore';
import { RecentBlogs } from '../blogs/RecentBlogs';
import { ServicesGrid } from '../catalogue/ServicesGrid';
import { QuotationsSummary } from '../quotations/QuotationsSummary';
import { PartBoundary } from '../kit/PartBoundary';
import { useStore } from '../state/storeContext';
import { transactionTexts } from '../texts/transactionTexts';
import { workTexts } from '../texts/workTexts';
import { RecentTransactions } from '../transactions/RecentTransactions';
import { ActiveServices } from '../work/ActiveServices';
import { UpcomingServices } from '../work/UpcomingServices';
import { CallBanner } from './CallBanner';
import type { DashboardStores } from './dashboardStores';
import { FinancialTools } from './FinancialTools';
import { FindService } from './FindService';
import { TabLink } from './TabLink';

const Blogs = ({ store }: { readonly store: BlogsStore }): ReactElement => {
  const { blogs } = useStore(Deployment).configuration.links;
  return <RecentBlogs store={store} pageAddress={blogs} />;
};

const linkToWork = (text: string): ReactElement => <TabLink tab="quickAccess">{text}</TabLink>;

/** Order of the blocks: active work, money and quotations, services on offer, then blogs (AMB-02). */
export const OverviewTab = ({
  work,
  transactions,
  quotations,
  services,
  blogs,
}: DashboardStores): ReactElement => (
  <div className="portal-overview">
    <PartBoundary>
      <ActiveServices
        store={work}
        report={<TabLink tab="quickAccess">{workTexts.fullReport}</TabLink>}
        emptyAction={<FindService />}
      />
    </PartBoundary>
    <PartBoundary>
      <UpcomingServices store={work} allOf={linkToWork} />
    </PartBoundary>
    <div className="portal-overview-money">
      <PartBoundary>
        <RecentTransactions
          store={transactions}
          action={<TabLink tab="transactions">{transactionTexts.viewAll}</TabLink>}
          emptyAction={<FindService />}
        />
      </PartBoundary>
      <PartBoundary>
        <QuotationsSummary store={quotations} emptyAction={<FindService />} />
      </PartBoundary>
      <PartBoundary>
        <FinancialTools />
      </PartBoundary>
    </div>
    <PartBoundary>
      <ServicesGrid store={services} />
    </PartBoundary>
    <PartBoundary>
      <CallBanner />
    </PartBoundary>
    <PartBoundary>
      <Blogs store={blogs} />
    </PartBoundary>
  </div>
);
