import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { hasNothingYet } from '../../../src/domain/attention/firstVisit';
import { aCart, aLine } from '../cart/builders';

const nothing = {
  tasks: some([]),
  orders: some([]),
  quotations: some([]),
  requests: some([]),
  cart: some(aCart({ lines: [] })),
};

describe('A customer who has nothing yet', () => {
  it('has no work, order, quotation and request, and an empty cart [HOME-01]', () => {
    expect(hasNothingYet(nothing)).toBe(true);
  });

  it.each(['tasks', 'orders', 'quotations', 'requests'])(
    'is none with one of the %s, nor while they are not known [HOME-01]',
    (list) => {
      expect([
        hasNothingYet({ ...nothing, [list]: some(['one']) }),
        hasNothingYet({ ...nothing, [list]: none }),
      ]).toEqual([false, false]);
    },
  );

  it('is none with something in the cart, nor while it is not known [HOME-01]', () => {
    const filled = some(aCart({ lines: [aLine()] }));
    expect([filled, none].map((cart) => hasNothingYet({ ...nothing, cart }))).toEqual([false, false]);
  });
});
