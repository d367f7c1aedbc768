/** The dashboard's tabs by their keys, in their order (DASH-03). */
export const dashboardTabs = ['overview', 'quickAccess', 'transactions'] as const;

export type DashboardTabKey = (typeof dashboardTabs)[number];

/** The tab that is open when the dashboard loads. */
export const firstDashboardTab: DashboardTabKey = 'overview';
