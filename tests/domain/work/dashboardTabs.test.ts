import { describe, expect, it } from 'vitest';
import { dashboardTabs, firstDashboardTab } from '../../../src/domain/work/dashboardTabs';

describe('the tabs of the dashboard', () => {
  it('are overview, quickAccess and transactions, overview being open first [DASH-03]', () => {
    expect(dashboardTabs).toEqual(['overview', 'quickAccess', 'transactions']);
    expect(firstDashboardTab).toBe('overview');
  });
});
