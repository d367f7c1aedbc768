import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTabOf } from '../../../src/ui/dashboard/dashboardTab';
import { TabLink } from '../../../src/ui/dashboard/TabLink';
import { useDashboardTab } from '../../../src/ui/dashboard/useDashboardTab';

const Probe = (): ReactElement => {
  const { open, show } = useDashboardTab();
  const { state } = useLocation();
  return (
    <>
      <p data-testid="tabs">{`${open}, entry ${openTabOf(state, '')}`}</p>
      <button type="button" onClick={() => show('quickAccess')}>
        Work Status
      </button>
      <button type="button" onClick={() => show('transactions')}>
        Transactions
      </button>
      <TabLink tab="overview">See overview</TabLink>
      <TabLink tab="transactions">See all transactions</TabLink>
    </>
  );
};

const seen = (): string | null => screen.getByTestId('tabs').textContent;
const press = (name: string): void => void fireEvent.click(screen.getByText(name));
const nextFrame = (): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(50);
  });

describe('The open tab of the dashboard', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<Probe />, { wrapper: MemoryRouter });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows at once, and the history entry is updated after that frame', async () => {
    press('Work Status');
    expect(seen()).toBe('quickAccess, entry overview');
    await nextFrame();
    expect(seen()).toBe('quickAccess, entry quickAccess');
  });

  it('is the last one pressed, even if the entry was not yet updated for the first', async () => {
    press('Work Status');
    press('Transactions');
    expect(seen()).toBe('transactions, entry overview');
    await nextFrame();
    expect(seen()).toBe('transactions, entry transactions');
  });

  it('stays on the pressed tab while the entry is updated for the one before', async () => {
    press('Work Status');
    await act(async () => {
      await vi.advanceTimersByTimeAsync(50);
      // The update of the entry is not rendered yet.
      press('Transactions');
    });
    expect(seen()).toContain('transactions, ');
    await nextFrame();
    expect(seen()).toBe('transactions, entry transactions');
  });

  it('follows a link, also back to the tab of the last update', async () => {
    press('Work Status');
    await nextFrame();
    press('See overview');
    expect(seen()).toBe('overview, entry overview');
    press('Transactions');
    await nextFrame();
    press('See overview');
    press('See all transactions');
    await nextFrame();
    expect(seen()).toBe('transactions, entry transactions');
  });
});
