import { left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { isAmountMissing, isFree, payableNow } from '../../../src/domain/checkout/payableNow';
import { paise } from '../../../src/domain/money/money';
import { aCart } from '../cart/builders';
import { aCartPayment } from '../../doubles/aCart';

const payable = (amount: number) => aCart({ payment: aCartPayment({ payable: some(paise(amount)) }) });

describe('what an order costs now', () => {
  it('is the payable amount, 0 included [RESUME-08]', () => {
    expect(payableNow(aCart())).toEqual(right(118_000));
    expect(payableNow(payable(0))).toEqual(right(0));
  });

  it('is refused for an empty cart, whatever its amounts [RESUME-08]', () => {
    expect(payableNow(aCart({ lines: [] }))).toEqual(left({ kind: 'CartEmpty' }));
    const nothing = aCart({ lines: [], payment: aCartPayment({ payable: none }) });
    expect(payableNow(nothing)).toEqual(left({ kind: 'CartEmpty' }));
  });

  it('is refused without a readable amount, or with one below 0 [RESUME-08]', () => {
    const unread = aCart({ payment: aCartPayment({ payable: none }) });
    expect(payableNow(unread)).toEqual(left({ kind: 'AmountMissing' }));
    expect(payableNow(payable(-1))).toEqual(left({ kind: 'AmountMissing' }));
  });

  it.each([1, 50, 99])('is refused at %i paise, which no provider takes [AMB-33]', (amount) => {
    expect(payableNow(payable(amount))).toEqual(left({ kind: 'AmountTooSmall' }));
    expect(payableNow(payable(100))).toEqual(right(100));
  });

  it('is free at exactly 0', () => {
    expect([0, 100, -1].map((amount) => isFree(payable(amount)))).toEqual([true, false, false]);
    expect(isFree({ ...payable(0), lines: [] })).toBe(false);
  });

  it('counts as missing only where there is something to order [RESUME-08]', () => {
    const unread = { payment: aCartPayment({ payable: none }) };
    expect(isAmountMissing(aCart(unread))).toBe(true);
    expect(isAmountMissing(aCart({ ...unread, lines: [] }))).toBe(false);
    expect(isAmountMissing(payable(0))).toBe(false);
  });
});
