import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECENT_TRANSACTIONS, recentTransactions } from '../../../src/domain/transactions/recent';
import { aMoment, when } from '../when';
import { aTransaction } from './aTransaction';

describe('Recent Transactions of the dashboard', () => {
  it('shows the newest three, newest first', () => {
    const days = [
      '2026-11-03',
      '2026-11-07',
      '2026-11-01',
      '2026-11-06',
      '2026-11-02',
      '2026-11-05',
      '2026-11-04',
    ];
    const transactions = days.map((text) => aTransaction({ id: text, createdAt: when(text) }));
    expect(recentTransactions(transactions).map(({ id }) => id)).toEqual([
      '2026-11-07',
      '2026-11-06',
      '2026-11-05',
    ]);
  });

  it('never shows more than the given ones nor more than three', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { maxLength: 12 }), (moments) => {
        const transactions = moments.map((at) => aTransaction({ createdAt: aMoment(at) }));
        const recent = recentTransactions(transactions);
        expect(recent).toHaveLength(Math.min(moments.length, RECENT_TRANSACTIONS));
        expect(recent.every((transaction) => transactions.includes(transaction))).toBe(true);
      }),
    );
  });
});
