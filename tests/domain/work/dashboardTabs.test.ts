import { describe, expect, it } from 'vitest';
import { dashboardTabs, firstDashboardTab } from '../../../src/domain/work/dashboardTabs';

describe('the tabs of the dashboard', () => {
  it('are overview, quickAccess labelled Work Status, and transactions, overview being open first [DASH-03]', () => {
    expect(dashboardTabs).toEqual([
      { key: 'overview', label: 'Overview' },
      { key: 'quickAccess', label: 'Work Status' },
      { key: 'transactions', label: 'Transactions' },
    ]);
    expect(firstDashboardTab).toBe('overview');
  });
});
