import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDashboard } from './openDashboard';

const selectedTab = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

describe('the dashboard has the tabs Overview, Work Status and Transactions', () => {
  it('shows these three labels in this order, with Overview open [DASH-02] [DASH-03]', async () => {
    openDashboard();
    await screen.findByText('GST Filing');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Work Status',
      'Transactions',
    ]);
    expect(selectedTab()).toBe('Overview');
  });

  it('greets by the first name and uses the greeting as document title', () => {
    openDashboard();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Namaste, Asha');
    expect(document.title).toBe('Namaste, Asha · Sahayak Tax & Legal');
  });

  it('shows the blocks of reading A in the Overview of reading B [DASH-01]', async () => {
    openDashboard();
    await screen.findByText('Needs you now (4)');
    await screen.findByText('Recently completed');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Needs you now (4)',
      'Active Services',
      'Upcoming Services',
      'Recently completed',
      'Recent Transactions',
      'Quotations',
      'Financial Tools',
      'All Services',
      'Book a 15-minute FREE call with our Expert',
      'Recent Blogs',
    ]);
  });

  it('renders only the open tab', async () => {
    const { openTab } = openDashboard();
    await screen.findByText('GST Filing');
    await openTab('Transactions');
    expect(screen.queryByText('Active Services')).toBeNull();
    expect(await screen.findAllByText('100001')).toHaveLength(1);
  });

  it('changes the tab by keyboard and keeps the focus on it', async () => {
    const { user } = openDashboard();
    await screen.findByText('GST Filing');
    screen.getByRole('tab', { name: 'Overview' }).focus();
    await user.keyboard('{ArrowRight}');
    expect([selectedTab(), document.activeElement?.textContent]).toEqual(['Work Status', 'Work Status']);
    await user.keyboard('{End}{ArrowRight}');
    expect([selectedTab(), document.activeElement?.textContent]).toEqual(['Overview', 'Overview']);
  });

  it("lists the customer's transactions in the Transactions tab [DASH-24]", async () => {
    const { openTab, transactions } = openDashboard();
    await openTab('Transactions');
    const list = await screen.findByRole('list', { name: 'Transactions' });
    expect(within(list).getByRole('button').textContent).toContain('100001');
    expect(transactions.readings).toBe(1);
  });

  it('keeps loaded data when the tab changes', async () => {
    const { openTab, work, transactions } = openDashboard();
    await screen.findByText('GST Filing');
    await openTab('Work Status');
    await openTab('Overview');
    expect(transactions.readings).toBe(1);
    expect(work.asked.toSorted()).toEqual(['30', '31', '32', '33']);
  });
});
