import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closePortal, openFrame, PATIENT } from './support/openPortal';

const broken = vi.hoisted(() => ({ parts: new Set<string>() }));

/** Stands for a part of the portal: empty, and throws while it is named as broken. */
const standIn = vi.hoisted(() => (name: string) => (): ReactElement | null => {
  if (broken.parts.has(name)) throw new Error(`${name} breaks`);
  return null;
});

vi.mock('../../src/ui/cart/CartLink', () => ({ CartLink: standIn('CartLink') }));
vi.mock('../../src/ui/shell/SidebarCustomer', () => ({ SidebarCustomer: standIn('SidebarCustomer') }));
vi.mock('../../src/ui/work/ActiveServices', () => ({ ActiveServices: standIn('ActiveServices') }));
vi.mock('../../src/ui/transactions/RecentTransactions', () => ({
  RecentTransactions: standIn('RecentTransactions'),
}));
vi.mock('../../src/ui/quotations/QuotationsSummary', () => ({
  QuotationsSummary: standIn('QuotationsSummary'),
}));
vi.mock('../../src/ui/dashboard/FinancialTools', () => ({ FinancialTools: standIn('FinancialTools') }));
vi.mock('../../src/ui/catalogue/ServicesGrid', () => ({ ServicesGrid: standIn('ServicesGrid') }));
vi.mock('../../src/ui/dashboard/CallBanner', () => ({ CallBanner: standIn('CallBanner') }));
vi.mock('../../src/ui/blogs/RecentBlogs', () => ({ RecentBlogs: standIn('RecentBlogs') }));

const blocks = [
  'ActiveServices',
  'RecentTransactions',
  'QuotationsSummary',
  'FinancialTools',
  'ServicesGrid',
  'CallBanner',
  'RecentBlogs',
];

const openDashboard = async () => {
  const frame = await openFrame({ at: '/dashboard' });
  await screen.findByRole('heading', { level: 1, name: /Asha/ }, PATIENT);
  return frame;
};

const brokenParts = (): readonly (string | null)[] =>
  screen.queryAllByRole('alert').map((alert) => alert.textContent);

const sentence = 'This part could not be shown.';

beforeEach(() => {
  // React and the portal's log print what was caught; here it is wanted.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  broken.parts.clear();
  closePortal();
  vi.restoreAllMocks();
});

describe('a portal of which a part breaks', () => {
  it('keeps screen and sidebar when the top bar breaks, and shows the bar again', async () => {
    broken.parts.add('CartLink');
    const { user, sidebar } = await openDashboard();
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('alert').textContent).toBe(sentence);
    expect(sidebar.getByRole('link', { name: 'Profile' })).toBeTruthy();
    broken.parts.clear();
    await user.click(bar.getByRole('button', { name: 'Try again' }));
    expect(bar.getByRole('combobox', { name: 'Search here...' })).toBeTruthy();
    expect(brokenParts()).toEqual([]);
  });

  it('keeps the ways out when the customer in the sidebar breaks', async () => {
    broken.parts.add('SidebarCustomer');
    const { sidebar } = await openDashboard();
    expect(sidebar.getByRole('alert').textContent).toBe(sentence);
    expect(sidebar.getByRole('button', { name: 'Log Out' })).toBeTruthy();
  });

  it.each(blocks)('keeps the rest of the dashboard when %s breaks', async (block) => {
    broken.parts.add(block);
    await openDashboard();
    expect(brokenParts()).toEqual([sentence]);
    expect(screen.getByRole('tab', { name: 'Overview', selected: true })).toBeTruthy();
  });

  it('tells of each block by itself when all of them break', async () => {
    for (const block of blocks) broken.parts.add(block);
    await openDashboard();
    expect(brokenParts()).toEqual(blocks.map(() => sentence));
  });
});
