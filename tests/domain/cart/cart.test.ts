import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmptyCart, itemCount, totalsOf } from '../../../src/domain/cart/cart';
import { gstOf } from '../../../src/domain/india/gst';
import { paise } from '../../../src/domain/money/money';
import { aCart, aLine } from './builders';

const priced = (amount: number, quantity = 1) => ({ amount: paise(amount), quantity });

describe('the cart counts its items', () => {
  it('shows as many as it has lines, whatever their quantity', () => {
    expect(itemCount(aCart({ lines: [] }))).toBe(0);
    expect(itemCount(aCart({ lines: [aLine({ quantity: 3 }), aLine({ id: '6' })] }))).toBe(2);
  });

  it('is empty without a line', () => {
    expect(isEmptyCart(aCart({ lines: [] }))).toBe(true);
    expect(isEmptyCart(aCart())).toBe(false);
  });
});

describe('totals of lines', () => {
  it('adds 18% GST to what is left after the discount', () => {
    expect(totalsOf([priced(100_000), priced(25_000, 2)], paise(10_000))).toEqual({
      subTotal: 150_000,
      discount: 10_000,
      gst: 25_200,
      total: 165_200,
    });
  });

  it('costs nothing without lines', () => {
    expect(totalsOf([], paise(500))).toEqual({ subTotal: 0, discount: 0, gst: 0, total: 0 });
  });

  it('take off at most the subtotal, and never add to it', () => {
    expect(totalsOf([priced(1000)], paise(5000))).toEqual({
      subTotal: 1000,
      discount: 1000,
      gst: 0,
      total: 0,
    });
    expect(totalsOf([priced(1000)], paise(-50))).toEqual({
      subTotal: 1000,
      discount: 0,
      gst: 180,
      total: 1180,
    });
  });

  const lines = fc.array(
    fc.record({
      amount: fc.integer({ min: 0, max: 1e9 }).map(paise),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
    { maxLength: 30 },
  );
  const discounts = fc.integer({ min: -1000, max: 1e10 }).map(paise);

  it('always add up, whatever the lines and the discount', () => {
    fc.assert(
      fc.property(lines, discounts, (given, discount) => {
        const totals = totalsOf(given, discount);
        expect(totals.subTotal - totals.discount + totals.gst).toBe(totals.total);
        expect(totals.gst).toBe(gstOf(paise(totals.subTotal - totals.discount)));
        expect(totals.discount).toBeGreaterThanOrEqual(0);
        expect(totals.discount).toBeLessThanOrEqual(totals.subTotal);
      }),
    );
  });

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, discounts, (given, discount) => {
        expect(totalsOf(given.toReversed(), discount)).toEqual(totalsOf(given, discount));
      }),
    );
  });
});
