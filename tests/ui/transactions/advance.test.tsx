import { screen } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { aBackend } from '../dashboard/aBackend';
import { openDashboard } from '../dashboard/openDashboard';

const row = () => screen.findByRole('button', { name: /100001/ });

describe('a transaction with an advance', () => {
  it('shows the amounts paid now and still to pay, collapsed and expanded', async () => {
    const backend = aBackend();
    const half = some(paise(59_000));
    const order = { orderId: '100001', payable: half, advance: half, services: ['Book Keeping', 'Audit'] };
    backend.transactions.transactions = [aTransaction(order)];
    const { user } = openDashboard(backend);
    expect((await row()).textContent).toContain('Still to pay ₹590');
    await user.click(await row());
    const [terms, amounts] = ['term', 'definition'].map((role) =>
      screen.getAllByRole(role).map((entry) => entry.textContent),
    );
    expect(terms?.slice(3)).toEqual(['Total', 'Paid now', 'Still to pay']);
    expect(amounts?.slice(3)).toEqual(['₹1,180', '₹590', '₹590']);
    expect(screen.getByText('Book Keeping, Audit')).toBeTruthy();
  });

  it('shows the first payment of an unpaid order', async () => {
    const backend = aBackend();
    const unpaid = { payment: 'failed', paymentText: 'Failed', payable: some(paise(59_000)) } as const;
    backend.transactions.transactions = [aTransaction({ orderId: '100001', ...unpaid })];
    const { user } = openDashboard(backend);
    await user.click(await row());
    expect(screen.getAllByRole('term').at(-1)?.textContent).toBe('Payable now');
    expect(screen.queryByText(/Paid now|Still to pay/)).toBeNull();
  });
});
