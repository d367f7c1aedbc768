import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { Deployment } from '../../application/configuration/Deployment';
import type { BlogsStore } from '../blogs/BlogsStore';
import { RecentBlogs } from '../blogs/RecentBlogs';
import { ServicesGrid } from '../catalogue/ServicesGrid';
import { NeedsYouSkeleton } from '../attention/NeedsYouSkeleton';
import type { KeptWorklist } from '../attention/needsYouProps';
import { LazyPart } from '../kit/LazyPart';
import { QuotationsSummary } from '../quotations/QuotationsSummary';
import { PartBoundary } from '../kit/PartBoundary';
import { useSlideBelow } from '../kit/slideBelow';
import { useLastUsed } from '../kit/useLastUsed';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { RecentTransactions } from '../transactions/RecentTransactions';
import { ActiveServices } from '../work/ActiveServices';
import { UpcomingServices } from '../work/UpcomingServices';
import { CallBanner } from './CallBanner';
import type { DashboardStores } from './dashboardStores';
import { FinancialTools } from './FinancialTools';
import { FindService } from './FindService';
import { TabLink } from './TabLink';
import { useFirstVisit } from './useFirstVisit';

const Blogs = ({ store }: { readonly store: BlogsStore }): ReactElement => {
  const { blogs } = useStore(Deployment).configuration.links;
  return <RecentBlogs store={store} pageAddress={blogs} />;
};

const linkToWork = (text: string): ReactElement => <TabLink tab="quickAccess">{text}</TabLink>;

/** All Services above everything else; what stood there slides down. */
const FirstServices = (props: Omit<ComponentProps<typeof ServicesGrid>, 'withPrices'>): ReactElement => (
  <div ref={useSlideBelow()}>
    <ServicesGrid {...props} withPrices />
  </div>
);

export interface OverviewProps extends DashboardStores {
  readonly kept: KeptWorklist;
}

/**
 * Order of the blocks: what waits for the customer, active work, money and quotations, services on offer, then blogs (AMB-02).
 * Who has nothing yet finds the services first (HOME-01).
 */
export const OverviewTab = observer(({ kept, ...stores }: OverviewProps): ReactElement => {
  const { work, transactions, quotations, services, blogs, cart } = stores;
  const isFirstVisit = useFirstVisit(stores);
  // Kept here, because All Services are mounted again where they move up.
  const lastUsed = useLastUsed(useLocation());
  return (
    <div className="portal-overview">
      {isFirstVisit && (
        <PartBoundary key="services">
          <FirstServices store={services} lastUsed={lastUsed} />
        </PartBoundary>
      )}
      <PartBoundary key="needsYou">
        {/* After the first paint: the dashboard's blocks need none of its code. */}
        <LazyPart
          name="needsYou"
          waiting={<NeedsYouSkeleton />}
          given={{ work, transactions, quotations, cart, services, kept, isFirstVisit }}
        />
      </PartBoundary>
      <PartBoundary>
        <LazyPart name="moneyLine" waiting={null} given={{ transactions, quotations }} />
      </PartBoundary>
      {!isFirstVisit && (
        <PartBoundary>
          <ActiveServices
            store={work}
            report={<TabLink tab="quickAccess">{texts().work.fullReport}</TabLink>}
            emptyAction={<FindService />}
          />
        </PartBoundary>
      )}
      <PartBoundary>
        <UpcomingServices store={work} allOf={linkToWork} />
      </PartBoundary>
      <PartBoundary>
        <LazyPart name="recentlyCompleted" waiting={null} given={{ store: work }} />
      </PartBoundary>
      <div className="portal-overview-money">
        <PartBoundary>
          <RecentTransactions
            store={transactions}
            work={work}
            action={<TabLink tab="transactions">{texts().transaction.viewAll}</TabLink>}
          />
        </PartBoundary>
        <PartBoundary>
          <QuotationsSummary store={quotations} orders={transactions} />
        </PartBoundary>
        <PartBoundary>
          <FinancialTools />
        </PartBoundary>
      </div>
      {!isFirstVisit && (
        <PartBoundary>
          <ServicesGrid store={services} lastUsed={lastUsed} />
        </PartBoundary>
      )}
      <PartBoundary>
        <CallBanner />
      </PartBoundary>
      <PartBoundary>
        <Blogs store={blogs} />
      </PartBoundary>
    </div>
  );
});
