/** The keys of the dashboard's tabs (section 4). */
export type DashboardTabKey = 'overview' | 'quickAccess' | 'transactions';

export interface DashboardTab {
  readonly key: DashboardTabKey;
  readonly label: string;
}

/** The dashboard's tabs in their order; 'quickAccess' is labelled Work Status (section 4). */
export const dashboardTabs: readonly DashboardTab[] = [
  { key: 'overview', label: 'Overview' },
  { key: 'quickAccess', label: 'Work Status' },
  { key: 'transactions', label: 'Transactions' },
];

/** The tab that is open when the dashboard loads. */
export const firstDashboardTab: DashboardTabKey = 'overview';
