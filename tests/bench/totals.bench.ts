import { describe, expect, it } from 'vitest';
import { totalsOf } from '../../src/domain/cart/cart';
import { paise } from '../../src/domain/money/money';
import { resultFile } from './resultFile';

describe('cart totals', () => {
  it.for([1000, 10_000])('adds up %d lines', async (size, { bench }) => {
    const lines = Array.from({ length: size }, (_, place) => ({
      quantity: 1 + (place % 3),
      amount: paise(place),
    }));
    const discount = paise(1000);
    expect(totalsOf(lines, discount).subTotal).toBeGreaterThan(0);
    await bench(`${size} lines`, { writeResult: resultFile('totals', size) }, () => {
      totalsOf(lines, discount);
    }).run();
  });
});
