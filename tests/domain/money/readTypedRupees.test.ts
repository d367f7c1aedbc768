import * as fc from 'fast-check';
import { chain, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { formatRupees } from '../../../src/domain/money/formatRupees';
import { paise } from '../../../src/domain/money/money';
import { readTypedRupees } from '../../../src/domain/money/readTypedRupees';
import { plainNumber } from '../../../src/domain/typed/plainNumber';

describe('an amount as people write it', () => {
  it.each([
    ['2500', 250_000],
    ['2500.50', 250_050],
    ['2500.5', 250_050],
    ['2500.', 250_000],
    ['.5', 50],
    ['0', 0],
    [' 500 ', 50_000],
    ['₹500', 50_000],
    ['₹ 500', 50_000],
    ['₹1,00,000', 10_000_000],
    ['₹1,00,000.00', 10_000_000],
    ['1,00,000', 10_000_000],
    ['100,000', 10_000_000],
    ['1,234,567.89', 123_456_789],
    ['12,34,567', 123_456_700],
    ['1 00 000', 10_000_000],
    ['100 000', 10_000_000],
    ['1\u00A000\u00A0000', 10_000_000],
    ['1\u202F180', 118_000],
    ['Rs. 500', 50_000],
    ['Rs.500', 50_000],
    ['Rs 500', 50_000],
    ['rs. 1,180.00', 118_000],
    ['₨ 500', 50_000],
    ['INR 5,000', 500_000],
    ['5,000 INR', 500_000],
    ['1,180/-', 118_000],
    ['1180/-', 118_000],
    ['Rs. 1,180/-', 118_000],
    ['Rs. 1,180/- only', 118_000],
    ['1,180/=', 118_000],
    ['500 rupees', 50_000],
    ['500 rupees only', 50_000],
    ['रु. 500', 50_000],
    ['रु 500', 50_000],
    ['500 रुपये', 50_000],
    ['500 रुपये मात्र', 50_000],
    ['१,१८०', 118_000],
    ['₹१,००,०००', 10_000_000],
    ['１１８０', 118_000],
    ['\u202A₹1,180\u202C', 118_000],
    ['1\u200B180', 118_000],
    ['\uFEFF1180\u00AD', 118_000],
  ])('%j is read as %d paise [BUY-08]', (typed, amount) => {
    expect(readTypedRupees(typed)).toEqual(some(amount));
  });

  it.each([
    '',
    ' ',
    '-5',
    '−5',
    '–500',
    '(500)',
    '+500',
    'abc',
    '12abc',
    '1e5',
    '5 lakh',
    '1.5k',
    '₹',
    'Rs.',
    '/-',
    '.',
    ',5',
    '5,',
    '1,,000',
    '1,18',
    '1,0000',
    '1234,567',
    '1 2',
    '1.2.3',
    '1.180',
    '1.180,50',
    '500 USD',
    '$500',
    '98765 43210',
    '₹500 ₹600',
    '99999999999999999999',
  ])('%j is not read [BUY-08]', (typed) => {
    expect(readTypedRupees(typed)).toEqual(none);
  });

  it('is read as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
        expect(readTypedRupees(formatRupees(paise(amount)))).toEqual(some(amount));
      }),
    );
  });

  it('is not read from whatever else, and read the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const read = plainNumber(typed);
        expect(chain(plainNumber)(read)).toEqual(read);
      }),
    );
  });
});
