import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentsOf, type PaymentSums } from '../../../src/domain/payments/payments';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { anyOrders } from './arbitraries';
import { plainSums } from './plainSums';
import { runs } from '../../runs';

const keys = ['counted', 'paid', 'gst', 'stillToPay', 'withoutAmount', 'withoutGst'] as const;
const add = (parts: readonly { readonly sums: PaymentSums }[]) =>
  Object.fromEntries(
    keys.map((key) => [key, Number(parts.reduce((sum, { sums }) => sum + BigInt(sums[key]), 0n))]),
  );
const sumsOf = (orders: readonly Transaction[]) => {
  const { years, sums } = paymentsOf(orders);
  return { sums, years: years.map((year) => [year.year, year.sums, year.months.map((one) => one.sums)]) };
};

describe('the sums, against a plain second computation', () => {
  it('are the same in each month, and nothing is lost [MONEY-02]', () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const months = paymentsOf(orders).years.flatMap((year) => year.months);
        const plain = plainSums(orders);
        const own = new Map(
          months
            .filter(({ sums }) => sums.counted + sums.withoutAmount > 0)
            .map(({ month, sums }) => [String(month), { ...sums, stillToPay: undefined }]),
        );
        expect([...own.keys()].toSorted()).toEqual([...plain.keys()].toSorted());
        for (const [month, { paid, gst, ...counts }] of plain)
          expect(own.get(month)).toEqual({
            ...counts,
            paid: Number(paid),
            gst: Number(gst),
            stillToPay: undefined,
          });
      }),
      { numRuns: runs(300) },
    );
  });

  it('of months equal the year, of years equal all; the order of orders is irrelevant [MONEY-02]', () => {
    // Of a record that is listed twice with other content the first is taken.
    const distinct = anyOrders.map((orders) => [...new Map(orders.map((one) => [one.id, one])).values()]);
    fc.assert(
      fc.property(distinct, fc.integer(), (orders, seed) => {
        const { years, sums, undated } = paymentsOf(orders);
        for (const year of years) expect(add(year.months)).toEqual(year.sums);
        expect(add(years)).toEqual(sums);
        expect(years.reduce((count, year) => count + year.orders.length, undated.length)).toBe(orders.length);
        const shuffled = orders.toSorted(
          (one, other) => ((Number(one.id) * 7919 + seed) % 97) - ((Number(other.id) * 7919 + seed) % 97),
        );
        expect(sumsOf(shuffled)).toEqual(sumsOf(orders));
      }),
    );
  });
});
