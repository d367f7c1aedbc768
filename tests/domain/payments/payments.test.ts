import { none, type Option, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { type Paise, paise } from '../../../src/domain/money/money';
import {
  chosenMonth,
  chosenYear,
  paidMonths,
  paymentsOf,
  type PaymentSums,
  type YearOfPayments,
} from '../../../src/domain/payments/payments';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { aTransaction } from '../transactions/aTransaction';
import { noDate, when } from '../when';

const of = (amount: number): Option<Paise> => some(paise(amount));

let ids = 0;
const order = (at: string, given: Parameters<typeof aTransaction>[0] = {}): Transaction => {
  ids += 1;
  return aTransaction({ id: String(ids), orderId: `ORD-${ids}`, createdAt: when(at), ...given });
};
const failed = { payment: 'failed', paymentText: 'Failed' } as const;

const figures = ({ paid, gst }: PaymentSums) => [Number(paid), Number(gst)];
const byYear = (orders: readonly Transaction[]) =>
  paymentsOf(orders).years.map(({ year, sums }) => [year, ...figures(sums)]);
const monthsWithSums = ({ months }: YearOfPayments) =>
  months.filter(({ sums }) => sums.counted > 0).map(({ month, sums }) => [month, ...figures(sums)]);
const only = (orders: readonly Transaction[]): YearOfPayments => {
  const [year] = paymentsOf(orders).years;
  if (year === undefined) throw new Error('no year');
  return year;
};

describe('what was paid', () => {
  it('is summed by financial year and month, with the GST in it [MONEY-01] [MONEY-02]', () => {
    const orders = [
      order('2026-11-20T15:05', { total: of(118_000), gst: of(18_000) }),
      order('2026-11-02T09:00', { total: of(59_000), gst: of(9_000) }),
      order('2026-04-01T00:00', { total: of(23_600), gst: of(3_600) }),
      order('2026-03-31T23:59', { total: of(11_800), gst: of(1_800) }),
      order('2025-04-01', { total: of(1_180), gst: of(180) }),
      order('2026-11-03', { ...failed, total: of(99_999) }),
    ];
    const { years, sums } = paymentsOf(orders);
    expect(byYear(orders)).toEqual([
      [2026, 200_600, 30_600],
      [2025, 12_980, 1_980],
    ]);
    expect(years.map(monthsWithSums)).toEqual([
      [
        ['2026-04', 23_600, 3_600],
        ['2026-11', 177_000, 27_000],
      ],
      [
        ['2025-04', 1_180, 180],
        ['2026-03', 11_800, 1_800],
      ],
    ]);
    expect([...figures(sums), sums.counted]).toEqual([213_580, 32_580, 5]);
  });

  it('belongs to the month of its creation in India, whatever the zone of the server [MONEY-02]', () => {
    expect(byYear([order('2026-03-31T18:29:59.999Z')]).map(([year]) => year)).toEqual([2025]);
    expect(byYear([order('2026-03-31T18:30:00Z')]).map(([year]) => year)).toEqual([2026]);
    expect(monthsWithSums(only([order('2026-10-31T18:30:00Z')]))[0]?.[0]).toBe('2026-11');
  });

  it.each(['failed', 'refunded', 'refundDue', 'otherwise'] as const)(
    'leaves out an order whose payment is "%s" [MONEY-02]',
    (payment) => {
      const { sums, orders } = only([order('2026-11-01', { payment })]);
      expect([sums.counted, ...figures(sums), sums.stillToPay]).toEqual([0, 0, 0, 0]);
      expect(orders).toHaveLength(1);
    },
  );

  it('is the part that was paid where an advance was agreed, with its share of the GST [MONEY-01]', () => {
    const advance = { paid: of(59_000), due: of(59_000), total: of(118_000), gst: of(18_000) };
    const { sums } = only([order('2026-11-01', advance), order('2026-11-02')]);
    expect([...figures(sums), sums.stillToPay]).toEqual([177_000, 27_000, 59_000]);
    const third = { paid: of(1), due: of(2), total: of(3), gst: of(2) };
    expect(figures(only([order('2026-11-01', third)]).sums)).toEqual([1, 1]);
    expect(figures(only([order('2026-11-01', { due: of(18_000) })]).sums)).toEqual([100_000, 15_254]);
  });

  it('counts an order once that the list names twice [MONEY-02]', () => {
    const twice = order('2026-11-01');
    const year = only([twice, order('2026-11-02'), twice]);
    expect([year.sums.counted, year.orders.length, Number(year.sums.paid)]).toEqual([2, 2, 236_000]);
    expect(only([order('2026-11-01', { id: '' }), order('2026-11-01', { id: '' })]).sums.counted).toBe(2);
  });

  it('names what no sum contains: no date, no amount, no GST [MONEY-02]', () => {
    const undated = order('2026-11-01', { createdAt: noDate });
    const { years, undated: named } = paymentsOf([
      undated,
      order('2026-11-01', { total: none }),
      order('2026-11-01', { gst: none }),
      order('2026-11-01', { total: none, ...failed }),
    ]);
    expect(named).toEqual([undated]);
    expect(years[0]?.sums).toEqual({
      counted: 1,
      paid: 118_000,
      gst: 0,
      stillToPay: 0,
      withoutAmount: 1,
      withoutGst: 1,
    });
    expect(paymentsOf([undated]).years).toEqual([]);
  });

  it('counts an order that cost nothing', () => {
    const { sums } = only([order('2026-11-01', { total: of(0), gst: of(0), payable: of(0) })]);
    expect([sums.counted, ...figures(sums), sums.withoutAmount]).toEqual([1, 0, 0, 0]);
  });
});

describe('a year of payments', () => {
  it('has its orders newest first, over all months [MONEY-02]', () => {
    const days = ['2026-04-30', '2026-11-01', '2027-03-31', '2026-11-20'];
    const { orders } = only(days.map((day) => order(day, { orderId: day })));
    expect(orders.map((one) => one.orderId)).toEqual([
      '2027-03-31',
      '2026-11-20',
      '2026-11-01',
      '2026-04-30',
    ]);
  });

  const payments = paymentsOf([order('2026-11-20'), order('2025-06-01'), order('2025-06-03', failed)]);

  it('is the one that the address names, else the newest [MONEY-01]', () => {
    expect(
      ['2025-26', '2026-27', '', '2024-25', '2025', '2025-27', 'x'].map(
        (named) => chosenYear(payments, named)?.year,
      ),
    ).toEqual([2025, 2026, 2026, 2026, 2026, 2026, 2026]);
    expect(chosenYear(paymentsOf([]), '2025-26')).toBeUndefined();
  });

  it('has twelve months from April on and its orders, newest first', () => {
    const year = chosenYear(payments, '2025-26');
    expect(year?.months.map(({ month }) => month)).toEqual(
      ['04', '05', '06', '07', '08', '09', '10', '11', '12']
        .map((month) => `2025-${month}`)
        .concat(['2026-01', '2026-02', '2026-03']),
    );
    expect(year?.orders.map(({ createdAt }) => createdAt)).toEqual([when('2025-06-03'), when('2025-06-01')]);
  });

  it('has the months in which something was paid apart from those of nothing [MONEY-08]', () => {
    const year = chosenYear(
      paymentsOf([
        order('2025-06-01'),
        order('2025-07-01', failed),
        order('2025-08-01', { total: of(0), gst: of(0), payable: of(0) }),
        order('2026-03-31'),
      ]),
      '2025-26',
    );
    expect(year && paidMonths(year).map(({ month }) => month)).toEqual(['2025-06', '2026-03']);
  });

  it('has the month of an order of which nothing is paid yet, since it is still to be paid [MONEY-08]', () => {
    const year = only([order('2026-11-01', { paid: of(0), due: of(118_000) })]);
    expect(paidMonths(year).map(({ month }) => month)).toEqual(['2026-11']);
  });

  it('gives the month that the address names, if something was paid in it [MONEY-03]', () => {
    const year = chosenYear(payments, '2025-26');
    if (year === undefined) throw new Error('no year');
    expect(chosenMonth(year, '2025-06')?.orders).toHaveLength(2);
    expect(['2025-07', '2026-11', ''].map((named) => chosenMonth(year, named))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
