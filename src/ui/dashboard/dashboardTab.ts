import { type DashboardTabKey, dashboardTabs, firstDashboardTab } from '../../domain/work/dashboardTabs';

/** Kept in the history entry: the address stays the same, and Back returns to the tab that was open. */
export interface DashboardTabState {
  readonly tab: DashboardTabKey;
}

/** Navigation state that opens the dashboard at Work Status. */
export const DASHBOARD_WORK: DashboardTabState = { tab: 'quickAccess' };

/** Navigation state that opens the dashboard at Transactions. */
export const DASHBOARD_TRANSACTIONS: DashboardTabState = { tab: 'transactions' };

const tabNamed = (key: unknown): DashboardTabKey =>
  dashboardTabs.find((tab) => tab === key) ?? firstDashboardTab;

/** The open tab in a history entry's state; the first tab if it contains none. */
export const openTabOf = (state: unknown): DashboardTabKey =>
  typeof state === 'object' && state !== null && 'tab' in state ? tabNamed(state.tab) : firstDashboardTab;
