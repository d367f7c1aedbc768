import { describe, expect, it } from 'vitest';
import { totalsOf } from '../../src/domain/cart/cart';
import { paise } from '../../src/domain/money/money';
import { slowness } from './slowness';

const prepare = (size: number): (() => void) => {
  const lines = Array.from({ length: size }, (_, place) => ({
    quantity: 1 + (place % 3),
    amount: paise(place),
  }));
  const discount = paise(1000);
  expect(totalsOf(lines, discount).subTotal).toBeGreaterThan(0);
  return () => void totalsOf(lines, discount);
};

describe('cart totals', () => {
  it('adds up 1,000 lines', async ({ bench }) => {
    expect(await slowness({ bench, size: 1000, prepare })).toEqual([]);
  });
});
