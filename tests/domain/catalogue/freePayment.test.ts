import fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  FREE_PAYMENT_ID,
  PURPOSE_QUESTION,
  checkFreePayment,
  isFreePayment,
} from '../../../src/domain/catalogue/freePayment';
import { aSubService } from './aService';

const pay = aSubService({ id: '162', pricingModelText: 'Fixed', kindText: 'Entitlement' });
const check = (purpose: string, amount: string) => checkFreePayment(purpose, amount, pay);
const incomplete = left({ kind: 'FreePaymentIncomplete' });
const invalid = left({ kind: 'FreeAmountInvalid' });

describe('the free-amount payment', () => {
  it('is service 162 and no other, with the question Purpose of payment [SERV-31]', () => {
    expect(FREE_PAYMENT_ID).toBe('162');
    expect(PURPOSE_QUESTION).toBe('Purpose of payment');
    expect(isFreePayment(pay)).toBe(true);
    expect(isFreePayment(aSubService({ id: '16' }))).toBe(false);
    expect(isFreePayment(aSubService({ id: '1620' }))).toBe(false);
  });

  it.each([
    ['', '10'],
    ['  ', '10'],
    ['Fees', ''],
    ['Fees', ' '],
    ['', ''],
    [' ', '-5'],
  ])('is incomplete with purpose %j and amount %j [SERV-32]', (purpose, amount) => {
    expect(check(purpose, amount)).toEqual(incomplete);
  });

  it.each(['-5', '-0.01', 'abc', '1e400', 'NaN', '--1'])(
    'does not take %j, the minimum being 0 [SERV-33]',
    (amount) => {
      expect(check('Fees', amount)).toEqual(invalid);
    },
  );

  it.each([
    ['₹1,00,000', 10_000_000],
    ['1 00 000', 10_000_000],
    ['Rs. 500', 50_000],
    ['1,180/-', 118_000],
  ])('takes %j as it is pasted [BUY-08]', (typed, amount) => {
    expect(check('Fees', typed)).toMatchObject(right({ amount }));
  });

  it('takes 0 [SERV-33]', () => {
    expect(check('Fees', '0')).toMatchObject(right({ amount: 0 }));
  });

  it('adds the entered amount and the purpose to the cart [SERV-34] [SERV-24]', () => {
    expect(check('  Advance fees ', '1,500.50')).toEqual(
      right({
        serviceId: '162',
        quantity: 1,
        amount: 150_050,
        questions: [{ id: '', question: 'Purpose of payment', answer: 'Advance fees', asReceived: none }],
        frequency: 'monthly',
        turnaroundDays: 5,
        pricingModelText: 'Fixed',
        kindText: 'Entitlement',
      }),
    );
  });

  it('carries every amount of whole paise as entered, and never one below 0 [SERV-33] [SERV-34]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000_000 }), (amount) => {
        const checked = check('Fees', (amount / 100).toFixed(2));
        expect(isRight(checked)).toBe(amount >= 0);
        expect(isRight(checked) ? checked.right.amount : amount).toBe(amount);
      }),
    );
  });
});
