import { choiceNames } from '../../domain/transactions/choiceNames';
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

/** The tab that an address alone opens: Transactions where it chooses among them. */
const tabOfAddress = (search: string): DashboardTabKey => {
  const query = new URLSearchParams(search);
  return choiceNames.some((name) => query.has(name)) ? 'transactions' : firstDashboardTab;
};

/** The open tab in a history entry's state, else that of its address. */
export const openTabOf = (state: unknown, search: string): DashboardTabKey =>
  typeof state === 'object' && state !== null && 'tab' in state ? tabNamed(state.tab) : tabOfAddress(search);
