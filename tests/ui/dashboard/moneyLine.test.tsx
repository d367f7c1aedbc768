import { some } from 'fp-ts/Option';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { paise } from '../../../src/domain/money/money';
import { incomplete } from '../../../src/domain/received/incomplete';
import { aQuotation } from '../../domain/quotations/builders';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { when } from '../../domain/when';
import { aBackend } from './aBackend';
import { openDashboard } from './openDashboard';

const partPaid = {
  id: '2',
  orderId: '100002',
  createdAt: when('2026-11-10'),
  paid: some(paise(50_000)),
  due: some(paise(68_000)),
};

const given = () => {
  const backend = aBackend();
  backend.transactions.transactions = [
    aTransaction({ id: '1', orderId: '100001' }),
    aTransaction(partPaid),
    aTransaction({ id: '3', orderId: '100003', createdAt: when('2026-03-31') }),
  ];
  backend.quotations.all = [aQuotation({ id: '12', payable: some(paise(531_050)) })];
  return backend;
};

const line = async (): Promise<readonly (string | null)[]> =>
  within(await screen.findByRole('list', { name: 'Your money' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the line of money on Overview', () => {
  it('says what was paid this year, what is still to pay and what waits for a decision [HOME-04]', async () => {
    openDashboard(given());
    expect(await line()).toEqual([
      'Paid this financial year ₹1,680',
      'Still to pay ₹680',
      'For you to decide ₹5,310.50',
    ]);
  });

  it.each([
    ['Paid this financial year', '/payments?year=2026-27'],
    ['For you to decide', '/quotation'],
  ])('leads from "%s" to %s [HOME-04]', async (name, target) => {
    const { user, address } = openDashboard(given());
    await line();
    await user.click(screen.getByRole('link', { name: new RegExp(`^${name}`) }));
    expect(address()).toBe(target);
  });

  it('leads to the orders of which a part is still to pay, and to how it is paid [HOME-04]', async () => {
    const { user, address } = openDashboard(given());
    await line();
    await user.click(screen.getByRole('link', { name: /^Still to pay/ }));
    expect(address()).toBe('/dashboard?state=part-paid');
    const list = within(await screen.findByRole('list', { name: 'Transactions' }));
    expect(list.getAllByRole('button', { name: /Transaction ID/ })).toHaveLength(1);
    expect(list.getByText('100002')).toBeTruthy();
    expect(screen.getAllByText('We can tell you when and how.')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /^Contact us/ })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All statuses');
    await waitFor(() => expect(screen.queryByText('We can tell you when and how.')).toBeNull());
  });

  it('leaves out what is zero, and is not there where nothing is left [HOME-04]', async () => {
    const backend = given();
    backend.transactions.transactions = [];
    const { unmount } = openDashboard(backend);
    expect(await line()).toEqual(['For you to decide ₹5,310.50']);
    unmount();
    backend.quotations.all = [];
    openDashboard(backend);
    await screen.findByText('No quotations available.');
    expect(screen.queryByRole('list', { name: 'Your money' })).toBeNull();
  });

  it('has no sum of orders of which not all could be read [HOME-04]', async () => {
    const backend = given();
    backend.transactions.transactions = incomplete(backend.transactions.transactions);
    openDashboard(backend);
    expect(await line()).toEqual(['For you to decide ₹5,310.50']);
  });

  it('is silent about a list that cannot be read [HOME-04]', async () => {
    const backend = given();
    backend.quotations.failing.set('quotations', gatewayError('ServerFault'));
    openDashboard(backend);
    await waitFor(async () =>
      expect(await line()).toEqual(['Paid this financial year ₹1,680', 'Still to pay ₹680']),
    );
  });
});
