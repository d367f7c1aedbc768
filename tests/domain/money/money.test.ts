import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addPaise,
  deducted,
  paise,
  paiseToRupees,
  rupeesToPaise,
  shareOf,
  subtractPaise,
} from '../../../src/domain/money/money';

describe('money is whole paise', () => {
  it('rounds to the nearest whole paisa', () => {
    expect(paise(118_000)).toBe(118_000);
    expect(paise(10.4)).toBe(10);
    expect(paise(10.5)).toBe(11);
    expect(paise(-10.6)).toBe(-11);
  });

  it('takes anything that is not a finite number as 0', () => {
    expect([NaN, Infinity, -Infinity].map(paise)).toEqual([0, 0, 0]);
  });

  it('has no negative zero', () => {
    expect(Object.is(paise(-0.4), 0)).toBe(true);
  });

  it('adds and subtracts', () => {
    expect(addPaise(paise(150), paise(275))).toBe(425);
    expect(subtractPaise(paise(150), paise(275))).toBe(-125);
  });

  it('deducts an amount whichever sign it was written with', () => {
    expect([150, -150, 0].map((amount) => deducted(paise(amount)))).toEqual([-150, -150, 0]);
  });

  it('turns rupees into paise although decimals are inexact', () => {
    expect(rupeesToPaise(1180)).toBe(118_000);
    expect(rupeesToPaise(19.99)).toBe(1999);
    expect(rupeesToPaise(1.1)).toBe(110);
  });

  it('turns paise into rupees', () => {
    expect(paiseToRupees(paise(118_050))).toBe(1180.5);
  });

  it('keeps every amount through rupees and back', () => {
    const amounts = fc.integer({ min: -1e13, max: 1e13 });
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(rupeesToPaise(paiseToRupees(paise(amount)))).toBe(amount);
      }),
    );
  });

  it.each([
    { amount: 1000, part: 1, of: 3, share: 333 },
    { amount: 1000, part: 2, of: 3, share: 667 },
    { amount: 5, part: 1, of: 2, share: 3 },
    { amount: 118_000, part: 118_000, of: 118_000, share: 118_000 },
    { amount: 900_000_000_000_001, part: 999_999_999_999, of: 1_000_000_000_000, share: 899_999_999_999_101 },
  ])('$amount paise have the share $share of $part in $of', ({ amount, part, of, share }) => {
    expect(shareOf(paise(amount), part, of)).toBe(share);
  });

  it('undoes an addition by the subtraction, whatever the amounts', () => {
    const amounts = fc.integer({ min: -1e13, max: 1e13 });
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        expect(subtractPaise(addPaise(paise(one), paise(other)), paise(other))).toBe(one);
      }),
    );
  });

  it('never makes anything but an integer', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(Number.isInteger(paise(value))).toBe(true);
      }),
    );
  });
});
