import fc from 'fast-check';
import { getOrElse, none, type Option, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { indianDay, instant } from '../../../src/domain/dates/instant';
import { financialYearOf } from '../../../src/domain/dates/financialYear';
import { type Paise, paise } from '../../../src/domain/money/money';
import { moneyAtAGlance } from '../../../src/domain/payments/moneyAtAGlance';
import { paymentsOf } from '../../../src/domain/payments/payments';
import type { Quotation } from '../../../src/domain/quotations/quotation';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { aQuotation } from '../quotations/builders';
import { aTransaction } from '../transactions/aTransaction';
import { noDate, when } from '../when';
import { anyOrders } from './arbitraries';

const of = (amount: number): Option<Paise> => some(paise(amount));
const NOW = instant(Date.UTC(2026, 10, 26, 6));

let ids = 0;
const order = (at: string, given: Parameters<typeof aTransaction>[0] = {}): Transaction => {
  ids += 1;
  return aTransaction({ id: String(ids), orderId: `ORD-${ids}`, createdAt: when(at), ...given });
};

const amount = getOrElse(() => paise(0));

const money = (orders: readonly Transaction[], quotations: readonly Quotation[] = []) =>
  moneyAtAGlance({ orders: some(orders), quotations: some(quotations) }, NOW);

describe('the money of a customer at a glance', () => {
  it('is what was paid this financial year in India, from its first moment to its last [HOME-04]', () => {
    const orders = [
      order('2026-11-20T15:05', { total: of(118_000) }),
      order('2026-03-31T18:30:00Z', { total: of(59_000) }),
      order('2026-03-31T18:29:59Z', { total: of(999) }),
      order('2026-11-03', { payment: 'failed', total: of(99_999) }),
    ];
    expect(money(orders)).toEqual({
      year: 2026,
      paidThisYear: of(177_000),
      stillToPay: none,
      toDecide: none,
    });
    const march = instant(Date.UTC(2027, 2, 31, 18, 29));
    const given = { orders: some(orders), quotations: none };
    expect(moneyAtAGlance(given, march)).toMatchObject({ year: 2026, paidThisYear: of(177_000) });
    const april = instant(Date.UTC(2027, 2, 31, 18, 30));
    expect(moneyAtAGlance(given, april)).toMatchObject({ year: 2027, paidThisYear: none });
  });

  it('is what is still to pay for orders of any year of which a part was paid [HOME-04]', () => {
    const advance = { paid: of(59_000), due: of(59_000), total: of(118_000) };
    const { paidThisYear, stillToPay } = money([
      order('2026-11-01', advance),
      order('2025-11-01', { ...advance, due: of(1_050) }),
      order('2026-11-02', { payment: 'otherwise', total: of(99_999) }),
    ]);
    expect([paidThisYear, stillToPay]).toEqual([of(59_000), of(60_050)]);
  });

  it('is what the quotations that can still be decided come to, each once [HOME-04]', () => {
    const quotations = [
      aQuotation({ id: '1', payable: of(531_000), expiresAt: when('2026-11-26') }),
      aQuotation({ id: '2', payable: of(1_770_050) }),
      aQuotation({ id: '2', payable: of(1_770_050) }),
      aQuotation({ id: '3', payable: of(7), expiresAt: when('2026-11-25') }),
      aQuotation({ id: '4', payable: of(7), status: 'accepted' }),
    ];
    expect(money([], quotations).toDecide).toEqual(of(2_301_050));
  });

  it('is left out where it is zero or was not read [HOME-04]', () => {
    const nothing = { year: 2026, paidThisYear: none, stillToPay: none, toDecide: none };
    expect(money([])).toEqual(nothing);
    expect(money([order('2026-11-01', { total: of(0) })], [aQuotation({ payable: of(0) })])).toEqual(nothing);
    expect(moneyAtAGlance({ orders: none, quotations: none }, NOW)).toEqual(nothing);
    expect(moneyAtAGlance({ orders: some([order('2026-11-01')]), quotations: none }, NOW)).toMatchObject({
      paidThisYear: of(118_000),
      toDecide: none,
    });
  });

  it('is left out where a part of it cannot be read [HOME-04]', () => {
    const known = order('2026-11-01', { due: of(18_000) });
    const withUnclear = (unclear: Transaction) => {
      const { paidThisYear, stillToPay } = money([known, unclear]);
      return [paidThisYear, stillToPay];
    };
    expect(withUnclear(order('2026-11-02', { total: none }))).toEqual([none, none]);
    expect(withUnclear(order('2025-11-02', { total: none }))).toEqual([of(100_000), none]);
    expect(withUnclear(aTransaction({ id: 'undated', createdAt: noDate }))).toEqual([none, none]);
    const unpaid = aTransaction({ id: 'unpaid', createdAt: noDate, payment: 'failed' });
    expect(money([known, unpaid])).toMatchObject({ paidThisYear: of(100_000), stillToPay: of(18_000) });
    const unclear = [aQuotation({ id: '1', payable: of(1) }), aQuotation({ id: '2', payable: none })];
    expect(money([], unclear).toDecide).toEqual(none);
  });

  it('is never another sum than that of Payments [HOME-04] [MONEY-02]', () => {
    fc.assert(
      fc.property(anyOrders, fc.integer({ min: 2016, max: 2027 }), (orders, year) => {
        const now = instant(Date.UTC(year, 5, 1));
        expect(financialYearOf(indianDay(now))).toBe(year);
        const told = moneyAtAGlance({ orders: some(orders), quotations: none }, now);
        const { years, sums } = paymentsOf(orders);
        const paid = years.find((one) => one.year === year)?.sums.paid ?? 0;
        expect([0, paid]).toContain(amount(told.paidThisYear));
        expect([0, sums.stillToPay]).toContain(amount(told.stillToPay));
      }),
    );
  });
});
