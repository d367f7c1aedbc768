import * as fc from 'fast-check';
import { isNone, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { amountText } from '../../doubles/amountText';
import { formatRupees } from '../../../src/domain/money/formatRupees';
import { paise } from '../../../src/domain/money/money';
import { readRupees } from '../../../src/domain/money/readRupees';

describe('amounts of rupees as the wire sends them', () => {
  it.each([
    [1180, 118_000],
    [1180.5, 118_050],
    ['1180', 118_000],
    ['1180.00', 118_000],
    ['1,180.00', 118_000],
    ['1,18,000', 11_800_000],
    ['₹1,18,000.50', 11_800_050],
    ['₹ 5', 500],
    ['-₹5', -500],
    [' 12.5 ', 1250],
    ['12.', 1200],
    ['.5', 50],
    ['.55', 55],
    ['-3', -300],
    ['0', 0],
    [0, 0],
    [-3, -300],
  ])('reads %j as %d paise', (sent, expected) => {
    expect(readRupees(sent)).toEqual(some(expected));
  });

  it.each([
    '',
    '  ',
    'abc',
    '12abc',
    'abc12',
    '1e5',
    '.',
    '-',
    '--1',
    '1.2.3',
    ',5',
    '5,',
    '1,,2',
    '₹',
    '5₹',
    '₹  5',
    '1 180',
    'NaN',
    'Infinity',
    NaN,
    Infinity,
    1e15,
    '90071992547409930',
  ])('refuses %j', (sent) => {
    expect(readRupees(sent)).toEqual(none);
  });

  it('reads the largest amount that is still exact, and none above', () => {
    expect(readRupees('90071992547409.91')).toEqual(some(9_007_199_254_740_991));
    expect(readRupees('90071992547409.93')).toEqual(none);
  });

  it('reads back what is shown, and what the backend writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(readRupees(formatRupees(paise(amount)))).toEqual(some(amount));
        expect(readRupees(amountText(paise(amount)))).toEqual(some(amount));
      }),
    );
  });

  it('never reads any text as NaN', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readRupees(text);
        expect(isNone(read) || Number.isSafeInteger(read.value)).toBe(true);
      }),
    );
  });
});
