import * as fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { ABSENT, formatRupees, formatRupeesIfAny, plainRupees } from '../../../src/domain/money/formatRupees';
import { paise, rupeesToPaise } from '../../../src/domain/money/money';
import { readRupees } from '../../../src/domain/money/readRupees';

describe('amounts are shown in rupees', () => {
  it('groups 118000 rupees the Indian way, reads text amounts likewise and never shows NaN [FMT-03]', () => {
    expect(formatRupees(rupeesToPaise(118_000))).toBe('₹1,18,000');
    expect(formatRupeesIfAny(readRupees('118000.00'))).toBe('₹1,18,000');
    expect(formatRupeesIfAny(readRupees('abc'))).toBe('–');
    expect(formatRupeesIfAny(none)).toBe(ABSENT);
  });

  it.each([
    [0, '₹0'],
    [1, '₹0.01'],
    [50, '₹0.50'],
    [100, '₹1'],
    [99_900, '₹999'],
    [100_000, '₹1,000'],
    [1_000_000, '₹10,000'],
    [9_999_999, '₹99,999.99'],
    [10_000_000, '₹1,00,000'],
    [1_000_000_000, '₹1,00,00,000'],
    [123_456_789_01, '₹12,34,56,789.01'],
    [-118_050, '-₹1,180.50'],
  ])('shows %d paise as %s', (amount, shown) => {
    expect(formatRupees(paise(amount))).toBe(shown);
    expect(formatRupeesIfAny(some(paise(amount)))).toBe(shown);
  });

  it('groups as the en-IN locale does, whatever the amount', () => {
    const locale = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (rupees) => {
        expect(formatRupees(rupeesToPaise(rupees))).toBe(`₹${locale.format(rupees)}`);
      }),
    );
  });
});

describe('a plain decimal', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [118_000, '1180.00'],
    [-118_050, '-1180.50'],
  ])('%d paise are %s', (amount, text) => {
    expect(plainRupees(paise(amount))).toBe(text);
  });
});
