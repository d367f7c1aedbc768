import * as fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { automaticCode, checkCoupon, isCouponFieldShown } from '../../../src/domain/cart/coupon';
import { aCart } from './builders';

const codes = { 'partner-one': 'CODE1', 'partner-two': 'CODE2' };
const empty = aCart({ lines: [] });

describe('a coupon', () => {
  it('is refused when it is empty or blank [CART-15]', () => {
    expect(checkCoupon('')).toEqual(left({ kind: 'CouponEmpty' }));
    expect(checkCoupon('   ')).toEqual(left({ kind: 'CouponEmpty' }));
  });

  it('is sent without surrounding whitespace', () => {
    expect(checkCoupon(' SAVE10 ')).toEqual(right('SAVE10'));
  });

  it.each([
    ['save10', 'SAVE10'],
    ['SAVE 10', 'SAVE10'],
    ['\u202ASAVE10\u202C', 'SAVE10'],
    ['SAVE१०', 'SAVE10'],
    ['ＳＡＶＥ１０', 'SAVE10'],
    ['SAVE10\u200B\n', 'SAVE10'],
    ['NEW–YEAR', 'NEW-YEAR'],
    ['diwali_2026', 'DIWALI_2026'],
  ])('is sent as it is written on a card: %j as %s [CART-16]', (typed, sent) => {
    expect(checkCoupon(typed)).toEqual(right(sent));
  });

  it('is accepted exactly when it is not blank, and is accepted again unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(' ', '\t', '')), (typed) => {
        const checked = checkCoupon(typed);
        expect(isRight(checked)).toBe(typed.trim() !== '');
        expect(isRight(checked) ? checkCoupon(checked.right) : checked).toEqual(checked);
      }),
    );
  });
});

describe('partner campaigns', () => {
  it('hide the coupon field, other visitors have it [CART-20]', () => {
    expect(isCouponFieldShown('partner-one', codes)).toBe(false);
    expect(isCouponFieldShown('partner-two', codes)).toBe(false);
    expect(isCouponFieldShown('website', codes)).toBe(true);
    expect(isCouponFieldShown('another', codes)).toBe(true);
  });

  it('apply their code to a cart that holds something', () => {
    expect(automaticCode('partner-one', codes, aCart())).toEqual(some('CODE1'));
    expect(automaticCode('partner-two', codes, aCart())).toEqual(some('CODE2'));
    expect(automaticCode('partner-one', codes, empty)).toEqual(none);
    expect(automaticCode('website', codes, aCart())).toEqual(none);
  });

  it('either have the field or a code of their own, never both', () => {
    const campaigns = fc.oneof(
      fc.string(),
      fc.constantFrom('partner-one', 'partner-two', 'website', 'valueOf'),
    );
    fc.assert(
      fc.property(campaigns, (campaign) => {
        expect(isSome(automaticCode(campaign, codes, aCart()))).toBe(!isCouponFieldShown(campaign, codes));
      }),
    );
  });
});
