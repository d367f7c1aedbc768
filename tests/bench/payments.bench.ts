import { describe, expect, it } from 'vitest';
import { paymentsOf } from '../../src/domain/payments/payments';
import { aTransaction } from '../domain/transactions/aTransaction';
import { aMoment } from '../domain/when';
import { slowness } from './slowness';

const FOUR_HOURS = 4 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 22);

const prepare = (size: number): (() => void) => {
  const orders = Array.from({ length: size }, (_, place) =>
    aTransaction({ id: String(place), createdAt: aMoment(now - (place % 20_000) * FOUR_HOURS) }),
  );
  expect(paymentsOf(orders).sums.counted).toBe(size);
  return () => void paymentsOf(orders);
};

describe('payments', () => {
  it('are summed by month and year, of 5,000 orders', async ({ bench }) => {
    expect(await slowness({ bench, size: 5000, most: 50, prepare })).toEqual([]);
  });
});
