import { describe, expect, it } from 'vitest';
import { paymentsOf } from '../../src/domain/payments/payments';
import { aTransaction } from '../domain/transactions/aTransaction';
import { aMoment } from '../domain/when';
import { resultFile } from './resultFile';

const FOUR_HOURS = 4 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 22);

describe('payments', () => {
  it.for([5000, 50_000])('sums %d orders by month and year', async (size, { bench }) => {
    const orders = Array.from({ length: size }, (_, place) =>
      aTransaction({ id: String(place), createdAt: aMoment(now - (place % 20_000) * FOUR_HOURS) }),
    );
    expect(paymentsOf(orders).sums.counted).toBe(size);
    await bench(`${size} orders`, { writeResult: resultFile('payments', size) }, () => {
      paymentsOf(orders);
    }).run();
  });
});
