import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { areItemsBeforeGst } from '../../../src/domain/cart/itemsBeforeGst';
import { paise } from '../../../src/domain/money/money';
import { aCartLine, aCartPayment } from '../../doubles/aCart';

describe('the amounts of the items', () => {
  const two = aCartLine({ quantity: 2, amount: some(paise(30_000)) });
  const lines = [two, aCartLine({ amount: some(paise(40_000)) })];
  const payment = aCartPayment({
    discount: some(paise(10_000)),
    subTotal: some(paise(100_000)),
    gst: some(paise(16_200)),
    total: some(paise(106_200)),
  });

  it('are before GST where they make the subtotal and GST comes on top [CART-02]', () => {
    expect(areItemsBeforeGst({ lines, payment })).toBe(true);
  });

  it('are not said to be so where the totals do not show it [MONEY-07]', () => {
    const others = [
      { lines: [two], payment },
      { lines: [aCartLine({ amount: none }), ...lines], payment },
      { lines, payment: { ...payment, subTotal: none } },
      { lines, payment: { ...payment, gst: none } },
      { lines, payment: { ...payment, gst: some(paise(0)), total: some(paise(90_000)) } },
      { lines, payment: { ...payment, total: some(paise(90_000)) } },
    ];
    expect(others.filter(areItemsBeforeGst)).toEqual([]);
  });
});
