import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { when } from '../../domain/when';
import { aTask } from '../../domain/work/aTask';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { aBackend } from '../dashboard/aBackend';
import { openDashboard } from '../dashboard/openDashboard';

const unpaid = { payment: 'failed', paymentText: 'Failed' } as const;

const openAt = (at: string) => {
  const backend = {
    ...aBackend(),
    work: new InMemoryWorkGateway([aTask({ orderId: '100001', serviceName: 'Tax Return' })]),
  };
  backend.transactions.transactions = [
    aTransaction({ id: '1', orderId: '100001', createdAt: when('2026-01-10') }),
    aTransaction({ id: '2', orderId: '100002', createdAt: when('2026-11-10'), ...unpaid }),
    aTransaction({
      id: '3',
      orderId: '100003',
      createdAt: when('2026-11-09'),
      services: ['GST Filing', 'Audit'],
    }),
  ];
  return openDashboard(backend, new FixedClock(), at);
};

const list = () => screen.findByRole('list', { name: 'Transactions' });
const shown = async () =>
  within(await list())
    .getAllByRole('button', { expanded: false })
    .map((row) => /10000\d/.exec(row.textContent)?.[0]);
const choice = (name: string) => screen.findByRole('combobox', { name });

describe('the transactions', () => {
  it('name their services: those of the order, else those of its tasks', async () => {
    openAt('/dashboard?sort=oldest');
    const rows = within(await list()).getAllByRole('button', { expanded: false });
    expect(rows.map((row) => row.querySelector('.portal-transaction-services')?.textContent)).toEqual([
      'Tax Return',
      'GST Filing, Audit',
      undefined,
    ]);
  });

  it('are chosen and sorted by the address, which opens their tab', async () => {
    openAt('/dashboard?state=paid&year=2026-27&sort=oldest');
    expect(await shown()).toEqual(['100003']);
    expect(screen.getByText('1 of 3 shown')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Transactions', selected: true })).toBeTruthy();
  });

  it('follow a choice, and the address keeps it with the open tab', async () => {
    const { user, address, navigationState, openTab } = openAt('/dashboard');
    await openTab('Transactions');
    await user.selectOptions(await choice('Financial year'), '2026-27');
    await user.selectOptions(await choice('Sort by'), 'Oldest first');
    expect(await shown()).toEqual(['100003', '100002']);
    expect(address()).toBe('/dashboard?year=2026-27&sort=oldest');
    await user.selectOptions(await choice('Status'), 'All statuses');
    expect(await shown()).toEqual(['100003', '100002']);
    await user.selectOptions(await choice('Status'), 'Failed');
    expect(await shown()).toEqual(['100002']);
    expect(navigationState()).toEqual({ tab: 'transactions' });
    await user.selectOptions(await choice('Financial year'), 'All years');
    expect(address()).toBe('/dashboard?sort=oldest&state=failed');
  });

  it('say what to do when none matches, and Clear filters shows all again in the chosen order', async () => {
    const { user, address } = openAt('/dashboard?state=refunded&sort=oldest&ref=mail');
    expect(await screen.findByText('No transaction matches these filters.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await shown()).toEqual(['100001', '100003', '100002']);
    expect(address()).toBe('/dashboard?sort=oldest&ref=mail');
    expect(document.activeElement).toBe(await choice('Status'));
  });

  it('stay open when the address that opened them chooses nothing any more', async () => {
    const { user, address } = openAt('/dashboard?state=refunded');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await shown()).toHaveLength(3);
    expect(address()).toBe('/dashboard');
    expect(screen.getByRole('tab', { name: 'Transactions', selected: true })).toBeTruthy();
  });

  it('keep the address of a year that has none, so that it can be changed', async () => {
    openAt('/dashboard?year=2019-20');
    expect(await screen.findByText('No transaction matches these filters.')).toBeTruthy();
    expect(await choice('Financial year')).toHaveProperty('value', '2019-20');
  });
});
