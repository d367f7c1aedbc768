import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { filledNumber, plainNumber } from '../../../src/domain/typed/plainNumber';

describe('the digits of a number', () => {
  it.each([
    ['500', '500'],
    [' 500\n', '500'],
    ['1,00,000.50', '100000.50'],
    ['1  00  000', '100000'],
    ['₹ \t500', '500'],
    ['rs.  1,180/-  only', '1180'],
    ['1\u00A0180', '1180'],
  ])('are, of %j, %j [BUY-08]', (typed, digits) => {
    expect(plainNumber(typed)).toEqual(some(digits));
  });

  it.each(['', ' ', '12 34', '98765 43210', '5 lakh', '500 ₹ ₹ ₹ ₹'])(
    'are not read from %j, which is no one number [BUY-08]',
    (typed) => {
      expect(plainNumber(typed)).toEqual(none);
    },
  );
});

describe('a number whose point has digits on one side alone', () => {
  it.each([
    ['.5', '0.5'],
    ['5.', '5'],
    ['5.5', '5.5'],
    ['', ''],
  ])('is, of %j, %j [QUES-05]', (digits, filled) => {
    expect(filledNumber(digits)).toBe(filled);
  });
});
