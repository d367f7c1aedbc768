import { type DashboardTabKey, dashboardTabs, firstDashboardTab } from '../../domain/work/dashboardTabs';

/** Kept in the history entry: the address stays the same, and Back returns to the tab that was open. */
export interface DashboardTabState {
  readonly tab: DashboardTabKey;
}

/** Opens the dashboard at Work Status, from wherever a link stands. */
export const DASHBOARD_WORK: DashboardTabState = { tab: 'quickAccess' };

/** Opens the dashboard at Transactions, from wherever a link stands. */
export const DASHBOARD_TRANSACTIONS: DashboardTabState = { tab: 'transactions' };

const tabNamed = (key: unknown): DashboardTabKey =>
  dashboardTabs.find((tab) => tab === key) ?? firstDashboardTab;

/** The open tab of a history entry's state; the first one where it names none. */
export const openTabOf = (state: unknown): DashboardTabKey =>
  typeof state === 'object' && state !== null && 'tab' in state ? tabNamed(state.tab) : firstDashboardTab;
