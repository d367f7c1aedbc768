import { screen, waitFor, within } from '@testing-library/react';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { aBackend, never } from '../dashboard/aBackend';
import { openDashboard } from '../dashboard/openDashboard';

const row = () => screen.findByRole('button', { name: /100001/ });
const pillOf = async (orderId: string): Promise<Element | null> =>
  (await screen.findByRole('button', { name: new RegExp(orderId) })).querySelector('.portal-pill');
const block = () => within(screen.getByRole('region', { name: 'Recent Transactions' }));
const openRow = async (backend = aBackend()) => {
  const opened = openDashboard(backend);
  await opened.user.click(await row());
  return opened;
};

describe('a transaction in the list', () => {
  it('shows its order_id as Transaction ID, its date and its payment status [TXN-03]', async () => {
    openDashboard();
    const text = (await row()).textContent;
    expect(text).toContain('Transaction ID 100001');
    expect(text).toContain('2026-11-20 03:05 PM');
    expect(text).toContain('Success');
  });

  it('looks different when its payment is not a success [TXN-04]', async () => {
    const backend = aBackend();
    const failed = aTransaction({ id: '2', orderId: '100002', payment: 'failed', paymentText: 'Failed' });
    backend.transactions.transactions = [aTransaction({ orderId: '100001' }), failed];
    openDashboard(backend);
    const [success, otherwise] = [await pillOf('100001'), await pillOf('100002')];
    expect([success?.textContent, otherwise?.textContent]).toEqual(['Success', 'Failed']);
    expect(success?.className).not.toBe(otherwise?.className);
  });

  it('distinguishes a failed payment from a pending one', async () => {
    const backend = aBackend();
    backend.transactions.transactions = [
      aTransaction({ id: '1', orderId: '200000', payment: 'failed', paymentText: 'Failed' }),
      aTransaction({ id: '2', orderId: '200001', payment: 'otherwise', paymentText: 'Pending' }),
    ];
    openDashboard(backend);
    const [failed, pending] = [await pillOf('200000'), await pillOf('200001')];
    expect([failed?.textContent, pending?.textContent]).toEqual(['Failed', 'Pending']);
    expect(
      [failed, pending].map((pill) => /ant-tag-(?:error|default)/.exec(pill?.className ?? '')?.[0]),
    ).toEqual(['ant-tag-error', 'ant-tag-default']);
  });

  it('expands on a click and collapses on the next [TXN-05]', async () => {
    const { user } = openDashboard();
    expect((await row()).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('Subtotal')).toBeNull();
    await user.click(await row());
    expect((await row()).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Subtotal')).toBeTruthy();
    await user.click(await row());
    expect(screen.queryByText('Subtotal')).toBeNull();
  });

  it('shows Subtotal, Discount, GST and Total in rupees when expanded [TXN-06]', async () => {
    await openRow();
    const [terms, amounts] = ['term', 'definition'].map((role) =>
      screen.getAllByRole(role).map((entry) => entry.textContent),
    );
    expect(terms).toEqual(['Subtotal', 'Discount', 'GST', 'Total']);
    expect(amounts).toEqual(['₹1,000', '₹0', '₹180', '₹1,180']);
  });

  it('shows a discount as what is taken off, as the cart does [TXN-06]', async () => {
    const backend = aBackend();
    backend.transactions.transactions = [aTransaction({ orderId: '100001', discount: some(paise(10_000)) })];
    await openRow(backend);
    expect(screen.getAllByRole('definition').map((entry) => entry.textContent)[1]).toBe('-₹100');
  });

  it('shows a dash for an amount that is missing', async () => {
    const backend = aBackend();
    backend.transactions.transactions = [aTransaction({ orderId: '100001', gst: none })];
    await openRow(backend);
    expect(screen.getAllByRole('definition').map((entry) => entry.textContent)[2]).toBe('–');
  });

  it('offers Download Invoice only when expanded [TXN-07]', async () => {
    const { user } = openDashboard();
    await row();
    expect(screen.queryByRole('button', { name: 'Download Invoice' })).toBeNull();
    await user.click(await row());
    expect(screen.getByRole('button', { name: 'Download Invoice' })).toBeTruthy();
  });
});

describe('the invoice of a transaction', () => {
  it('is downloaded from its link', async () => {
    const { user, links, browser, notifier } = await openRow();
    await user.click(screen.getByRole('button', { name: 'Download Invoice' }));
    expect(links.asked).toEqual(['invoices/1.pdf']);
    expect(browser.left).toEqual(['https://files.example/1.pdf']);
    expect(notifier.failures).toEqual([]);
  });

  it('is downloaded also while that of another transaction is', async () => {
    const backend = aBackend();
    backend.transactions.transactions = [
      aTransaction({ id: '1', orderId: '100001', invoicePath: 'a.pdf' }),
      aTransaction({ id: '2', orderId: '100002', invoicePath: 'b.pdf' }),
    ];
    const asked: string[] = [];
    backend.links.direct = (path) => {
      asked.push(path);
      return never();
    };
    const { user } = await openRow(backend);
    await user.click(screen.getByRole('button', { name: /100002/ }));
    const buttons = screen.getAllByRole('button', { name: 'Download Invoice' });
    for (const button of [...buttons, ...buttons]) await user.click(button);
    expect(asked).toEqual(['a.pdf', 'b.pdf']);
    expect(buttons.map(({ className }) => className.includes('loading'))).toEqual([true, true]);
  });

  it("keeps its button's name while it is downloading", async () => {
    const backend = aBackend();
    backend.links.direct = never;
    const { user } = await openRow(backend);
    await user.click(screen.getByRole('button', { name: 'Download Invoice' }));
    expect(screen.getByRole('button', { name: 'Download Invoice' }).className).toContain('loading');
  });

  it('shows the alert for a missing link [TXN-09]', async () => {
    const backend = aBackend();
    backend.transactions.transactions = [aTransaction({ orderId: '100001', invoicePath: 'lost.pdf' })];
    const { user, notifier } = await openRow(backend);
    await user.click(screen.getByRole('button', { name: 'Download Invoice' }));
    expect(notifier.failures).toEqual(['Failed to get download link.']);
  });

  it('shows the alert for a rejected request [TXN-10]', async () => {
    const backend = aBackend();
    backend.links.fail();
    const { user, notifier } = await openRow(backend);
    await user.click(screen.getByRole('button', { name: 'Download Invoice' }));
    expect(notifier.failures).toEqual(['Failed to download invoice.']);
  });

  it('is not offered when none was issued', async () => {
    const backend = aBackend();
    backend.transactions.transactions = [aTransaction({ orderId: '100001', invoicePath: '' })];
    await openRow(backend);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Download Invoice' });
    expect(button.disabled).toBe(true);
    expect(screen.getByText('No invoice has been issued for this transaction yet.')).toBeTruthy();
  });
});

describe('the list of transactions', () => {
  it('shows a loading text [TXN-11]', () => {
    const backend = aBackend();
    backend.transactions.all = never;
    openDashboard(backend);
    expect(block().getByRole('status').textContent).toBe('Loading transactions...');
  });

  it('says when there are none [TXN-12]', async () => {
    const backend = aBackend();
    backend.transactions.transactions = [];
    openDashboard(backend);
    expect(await screen.findByText('No transactions found.')).toBeTruthy();
  });

  it('says the same when the response has status false, without a failure [TXN-13]', async () => {
    const backend = aBackend();
    backend.transactions.saysNo = true;
    openDashboard(backend);
    expect(await screen.findByText('No transactions found.')).toBeTruthy();
    expect(screen.queryByText('Failed to load transactions.')).toBeNull();
  });

  it('says when it could not be loaded, and Try again loads it [TXN-14]', async () => {
    const backend = aBackend();
    backend.transactions.fail();
    const { user, transactions } = openDashboard(backend);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load transactions.');
    transactions.failure = undefined;
    await user.click(block().getByRole('button', { name: 'Try again' }));
    expect(await row()).toBeTruthy();
  });

  it('shows the newest three on Overview and all of them in their tab', async () => {
    const backend = aBackend();
    backend.transactions.transactions = Array.from({ length: 8 }, (_, index) =>
      aTransaction({ id: String(index), orderId: `10000${index}` }),
    );
    const { openTab } = openDashboard(backend);
    await row();
    expect(screen.getAllByRole('button', { name: /Transaction ID/ })).toHaveLength(3);
    await openTab('Transactions');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Transaction ID/ })).toHaveLength(8));
  });

  it('keeps 5,000 transactions under 1,500 nodes', async () => {
    const backend = aBackend();
    backend.transactions.transactions = Array.from({ length: 5000 }, (_, index) =>
      aTransaction({ id: String(index), orderId: `T${index}` }),
    );
    const { openTab } = openDashboard(backend);
    await openTab('Transactions');
    await screen.findByRole('button', { name: /T0 / });
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1500);
  });
});
