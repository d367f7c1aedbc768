import * as fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { totalsOf } from '../../../src/domain/cart/cart';
import { isGstAtRate, leftAfterAdvance, sumFaults } from '../../../src/domain/cart/sumFaults';
import { paise } from '../../../src/domain/money/money';
import { aCartPayment } from '../../doubles/aCart';

type Amounts = Partial<
  Record<'subTotal' | 'discount' | 'gst' | 'total' | 'advance' | 'payable', ReturnType<typeof paise>>
>;

/** A payment of which every amount can be read. */
const paymentOf = (amounts: Amounts) =>
  aCartPayment(Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, some(amount)])));

/** A thousand rupees less a hundred, with that GST. */
const withGst = (gst: number) =>
  paymentOf({
    subTotal: paise(100_000),
    discount: paise(10_000),
    gst: paise(gst),
    total: paise(90_000 + gst),
    advance: paise(0),
    payable: paise(90_000 + gst),
  });
const right = withGst(16_200);
const nothing = paise(0);
const paidNow = (advance: number, payable: number) => ({
  ...right,
  advance: some(paise(advance)),
  payable: some(paise(payable)),
});

describe("the server's totals are checked", () => {
  it('finds nothing where they add up, and in an empty cart', () => {
    expect(sumFaults(right)).toEqual([]);
    expect(sumFaults(paymentOf({ ...totalsOf([], nothing), advance: nothing, payable: nothing }))).toEqual(
      [],
    );
  });

  it('names the total that does not match its parts, and the difference [MONEY-07]', () => {
    const off = { ...right, total: some(paise(106_201)), payable: some(paise(106_201)) };
    expect(sumFaults(off)).toEqual([{ sum: 'total', difference: 1 }]);
    const short = { ...right, total: some(paise(100_000)), payable: some(paise(100_000)) };
    expect(sumFaults(short)).toEqual([{ sum: 'total', difference: -6200 }]);
  });

  it('names GST that is not at the rate, allowing a rupee of rounding', () => {
    expect([16_100, 16_300].map((gst) => sumFaults(withGst(gst)))).toEqual([[], []]);
    expect([16_100, 16_300].map((gst) => isGstAtRate(withGst(gst)))).toEqual([true, true]);
    expect(sumFaults(withGst(16_099))).toEqual([{ sum: 'gst', difference: -101 }]);
    expect(sumFaults(withGst(16_301))).toEqual([{ sum: 'gst', difference: 101 }]);
    expect([16_099, 16_301].map((gst) => isGstAtRate(withGst(gst)))).toEqual([false, false]);
  });

  it('accepts an advance as the part paid now or as the part paid before', () => {
    expect(sumFaults(paidNow(50_000, 50_000))).toEqual([]);
    expect(sumFaults(paidNow(50_000, 56_200))).toEqual([]);
    expect(sumFaults(paidNow(50_000, 106_200))).toEqual([{ sum: 'payable', difference: 50_000 }]);
    expect(sumFaults(paidNow(0, 0))).toEqual([{ sum: 'payable', difference: -106_200 }]);
    expect(sumFaults(paidNow(0, 106_199))).toEqual([{ sum: 'payable', difference: -1 }]);
    expect(sumFaults(paidNow(-5, -5))).toEqual([{ sum: 'payable', difference: -106_210 }]);
  });

  it('checks no sum with an unreadable amount', () => {
    const off = { ...right, total: some(paise(1)) };
    expect(sumFaults(off).map(({ sum }) => sum)).toEqual(['total', 'payable']);
    expect(sumFaults({ ...off, total: none })).toEqual([]);
    expect(sumFaults({ ...off, payable: none }).map(({ sum }) => sum)).toEqual(['total']);
    expect(sumFaults({ ...withGst(1), gst: none })).toEqual([]);
    expect(isGstAtRate({ ...right, gst: none })).toBe(false);
  });

  it.each(['subTotal', 'discount', 'gst', 'total', 'advance', 'payable'] as const)(
    'finds nothing where the %s alone cannot be read [MONEY-07]',
    (unread) => {
      expect(sumFaults({ ...right, [unread]: none })).toEqual([]);
    },
  );

  it('knows what is still due only where the advance is the part paid now', () => {
    expect(leftAfterAdvance(paidNow(50_000, 50_000))).toEqual(some(56_200));
    expect(leftAfterAdvance(paidNow(1, 1))).toEqual(some(106_199));
    const others = [paidNow(50_000, 56_200), paidNow(0, 106_200), paidNow(0, 0), paidNow(-5, -5)];
    const inFull = [paidNow(106_200, 106_200), paidNow(106_201, 106_201)];
    const half = paidNow(50_000, 50_000);
    const unread = [
      { ...half, total: none },
      { ...half, advance: none },
      { ...half, payable: none },
    ];
    for (const payment of [...others, ...inFull, ...unread]) expect(leftAfterAdvance(payment)).toEqual(none);
  });

  const lines = fc.array(
    fc.record({ amount: fc.nat(1e9).map(paise), quantity: fc.integer({ min: 1, max: 9 }) }),
    { maxLength: 20 },
  );
  const discounts = fc.nat(1e9).map(paise);

  it("finds nothing in totals by the portal's own rule, whatever the lines, the discount and the advance", () => {
    fc.assert(
      fc.property(lines, discounts, fc.nat(100), (given, discount, percent) => {
        const totals = totalsOf(given, discount);
        const advance = paise((totals.total * percent) / 100);
        const payable = advance === 0 ? totals.total : advance;
        expect(sumFaults(paymentOf({ ...totals, advance, payable }))).toEqual([]);
      }),
    );
  });

  it('finds any other total, and the difference corrects it', () => {
    const differences = fc.integer({ min: -1e6, max: 1e6 }).filter((difference) => difference !== 0);
    fc.assert(
      fc.property(lines, discounts, differences, (given, discount, difference) => {
        const totals = totalsOf(given, discount);
        const total = paise(totals.total + difference);
        const payment = paymentOf({ ...totals, total, advance: paise(0), payable: total });
        expect(sumFaults(payment)).toEqual([{ sum: 'total', difference }]);
      }),
    );
  });
});
