import { observer } from 'mobx-react-lite';
import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { greetingName } from '../../domain/session/greetingName';
import { type DashboardTabKey, dashboardTabs } from '../../domain/work/dashboardTabs';
import type { KeptWorklist } from '../attention/needsYouProps';
import type { Elements } from '../kit/elements';
import { LazyPart } from '../kit/LazyPart';
import { PageHeader } from '../kit/PageHeader';
import { type Tab, TabView } from '../kit/TabView';
import { SessionStore } from '../session/SessionStore';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { TransactionSkeleton } from '../transactions/TransactionSkeleton';
import { WorkStatusTab } from '../work/WorkStatusTab';
import { type DashboardStores, useDashboardStores } from './dashboardStores';
import { FindService } from './FindService';
import { OverviewTab } from './OverviewTab';
import { useDashboardTab } from './useDashboardTab';
import './dashboard.css';

const ROWS_WHILE_LOADING = 3;

const contentOf = (tab: DashboardTabKey, stores: DashboardStores, kept: KeptWorklist): Elements => {
  switch (tab) {
    case 'overview':
      return <OverviewTab {...stores} kept={kept} />;
    case 'quickAccess':
      return <WorkStatusTab store={stores.work} emptyAction={<FindService />} />;
    case 'transactions':
      // Overview needs none of its filters.
      return (
        <LazyPart
          name="transactionsTab"
          waiting={<TransactionSkeleton rows={ROWS_WHILE_LOADING} />}
          given={{ store: stores.transactions, work: stores.work, emptyAction: <FindService /> }}
        />
      );
  }
};

const tabs = (): readonly Tab<DashboardTabKey>[] =>
  dashboardTabs.map((key) => ({ key, label: texts().dashboard.tabLabels[key] }));

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

const Greeting = observer((): ReactElement => {
  const { displayName } = useStore(SessionStore);
  return <PageHeader title={texts().dashboard.greeting(greetingName(displayName))} />;
});

/** The dashboard: the three tabs of reading B, with the blocks of reading A in Overview (DASH-02, AMB-02). */
export const DashboardScreen = observer((): ReactElement => {
  const [kept] = useState((): KeptWorklist => ({ worklist: undefined }));
  const stores = useDashboardStores();
  const containerRef = useRef<HTMLDivElement>(null);
  const { open, show } = useDashboardTab();
  useFocusOnTab(containerRef, open);
  return (
    <div ref={containerRef} className="portal-dashboard">
      <Greeting />
      <TabView label={texts().dashboard.tabs} tabs={tabs()} open={open} onOpen={show}>
        {contentOf(open, stores, kept)}
      </TabView>
    </div>
  );
});
