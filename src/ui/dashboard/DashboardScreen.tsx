import { observer } from 'mobx-react-lite';
import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { firstName } from '../../domain/session/firstName';
import { type DashboardTabKey, dashboardTabs } from '../../domain/work/dashboardTabs';
import { PageHeader } from '../kit/PageHeader';
import { type Tab, TabView } from '../kit/TabView';
import { SessionStore } from '../session/SessionStore';
import { useStore } from '../state/storeContext';
import { dashboardTexts } from '../texts/dashboardTexts';
import { TransactionsTab } from '../transactions/TransactionsTab';
import { WorkStatusTab } from '../work/WorkStatusTab';
import { type DashboardStores, useDashboardStores } from './dashboardStores';
import { FindService } from './FindService';
import { OverviewTab } from './OverviewTab';
import { useDashboardTab } from './useDashboardTab';
import './dashboard.css';

const contentOf = (tab: DashboardTabKey, stores: DashboardStores): ReactNode => {
  switch (tab) {
    case 'overview':
      return <OverviewTab {...stores} />;
    case 'quickAccess':
      return <WorkStatusTab store={stores.work} emptyAction={<FindService />} />;
    case 'transactions':
      return <TransactionsTab store={stores.transactions} emptyAction={<FindService />} />;
  }
};

const tabs = (): readonly Tab<DashboardTabKey>[] =>
  dashboardTabs.map((key) => ({ key, label: dashboardTexts.tabLabels[key] }));

/**
 * A link that opens another tab disappears with its own tab, at once or with the deferred content, so the focus moves
 * to the opened tab.
 */
const useFocusOnTab = (containerRef: RefObject<HTMLElement | null>, open: DashboardTabKey): void => {
  const shown = useRef(open);
  // Layout effect: run before the new tab's content may take the focus.
  useLayoutEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    const focused = document.activeElement;
    const isElsewhere = focused !== null && focused.closest('[role="tabpanel"]') === null;
    if (isElsewhere && focused !== document.body) return;
    containerRef.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [containerRef, open]);
};

/** The dashboard: the three tabs of reading B, with the blocks of reading A in Overview (DASH-02, AMB-02). */
export const DashboardScreen = observer((): ReactElement => {
  const { displayName } = useStore(SessionStore);
  const stores = useDashboardStores();
  const containerRef = useRef<HTMLDivElement>(null);
  const { open, show } = useDashboardTab();
  useFocusOnTab(containerRef, open);
  return (
    <div ref={containerRef} className="portal-dashboard">
      <PageHeader title={dashboardTexts.greeting(firstName(displayName))} lead={dashboardTexts.lead} />
      <TabView label={dashboardTexts.tabs} tabs={tabs()} open={open} onOpen={show}>
        {contentOf(open, stores)}
      </TabView>
    </div>
  );
});
