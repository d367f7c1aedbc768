import * as fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  isListedPaid,
  isPaymentCompleted,
  listedOrder,
  readPaymentResult,
  settle,
} from '../../../src/domain/checkout/paymentResult';
import type { NamedResult } from '../../../src/domain/checkout/paymentResult';
import { aListedOrder } from './builders';

const named = (state: NamedResult['state'], orderId = '77'): NamedResult => ({ state, orderId });
const listed = (paymentText: string) => some([aListedOrder({ payment: 'otherwise', paymentText })]);
const paid = some([aListedOrder()]);

describe('the payment result page', () => {
  it('reads success and failed, naming the order [PAY-21]', () => {
    expect(readPaymentResult(some('success'), some('77'))).toEqual({ state: 'success', orderId: '77' });
    expect(readPaymentResult(some('failed'), some(' 77 '))).toEqual({ state: 'failed', orderId: '77' });
  });

  it("reads any other status as 'checking' [PAY-22]", () => {
    expect(readPaymentResult(none, some('77'))).toEqual({ state: 'checking', orderId: '77' });
    expect(readPaymentResult(some('abc'), none)).toEqual({ state: 'checking', orderId: '' });
    expect(readPaymentResult(some(''), some(''))).toEqual({ state: 'checking', orderId: '' });
    expect(readPaymentResult(some('SUCCESS'), none).state).toBe('checking');
  });
});

describe('an order of the list', () => {
  const orders = [aListedOrder({ id: '77', orderId: '1' }), aListedOrder({ id: '2', orderId: '77' })];

  it('is found by its Transaction ID before its own id', () => {
    expect(listedOrder('77', orders)).toEqual(some(orders[1]));
    expect(listedOrder('2', orders)).toEqual(some(orders[1]));
    expect(listedOrder('3', orders)).toEqual(none);
    expect(listedOrder('', [aListedOrder({ orderId: '' })])).toEqual(none);
  });

  it('is paid only when the list says success', () => {
    expect(isListedPaid('77', [aListedOrder()])).toBe(true);
    expect(isListedPaid('77', [aListedOrder({ payment: 'otherwise' })])).toBe(false);
    expect(isListedPaid('78', [aListedOrder()])).toBe(false);
  });
});

describe('the result is settled by the list of orders', () => {
  it.each(['success', 'failed', 'checking'] as const)(
    'is confirmed once listed as paid, named %s',
    (state) => {
      expect(settle(named(state), paid)).toEqual({
        state: 'success',
        confirmed: true,
        lookAgain: false,
        total: some(118_000),
      });
    },
  );

  it.each([
    'failed',
    'failure',
    'fail',
    'declined',
    'rejected',
    'cancelled',
    'canceled',
    'expired',
    'error',
    ' FAILED ',
  ])('has failed when listed as %s', (word) => {
    expect(settle(named('failed'), listed(word))).toEqual({
      state: 'failed',
      confirmed: true,
      lookAgain: false,
      total: some(118_000),
    });
    expect(settle(named('success'), listed(word))).toEqual({
      state: 'failed',
      confirmed: true,
      lookAgain: true,
      total: some(118_000),
    });
    expect(settle(named('checking'), listed(word))).toEqual({
      state: 'failed',
      confirmed: true,
      lookAgain: true,
      total: some(118_000),
    });
  });

  it.each(['success', 'failed', 'checking'] as const)(
    'is a payment that goes back when listed as a refund, named %s',
    (state) => {
      expect(settle(named(state), listed('refund_due'))).toEqual({
        state: 'failed',
        isRefunded: true,
        confirmed: true,
        lookAgain: false,
        total: some(118_000),
      });
    },
  );

  it.each(['success', 'failed', 'checking'] as const)(
    'is still checked while listed as pending, named %s',
    (state) => {
      const settled = { state: 'checking', confirmed: true, lookAgain: true, total: some(118_000) };
      expect(settle(named(state), listed('pending'))).toEqual(settled);
      expect(settle(named(state), listed(''))).toEqual(settled);
    },
  );

  it.each(['success', 'failed', 'checking'] as const)(
    'stands unconfirmed as named %s when it is not listed',
    (state) => {
      const settled = { state, confirmed: false, lookAgain: true, total: none };
      expect(settle(named(state, '78'), paid)).toEqual(settled);
      expect(settle(named(state), none)).toEqual(settled);
    },
  );

  it('is not looked for again without an order', () => {
    expect(settle(named('checking', ''), paid)).toEqual({
      state: 'checking',
      confirmed: false,
      lookAgain: false,
      total: none,
    });
  });

  it('tells of a completed payment on a success the list does not contradict', () => {
    expect(isPaymentCompleted(settle(named('success'), none))).toBe(true);
    expect(isPaymentCompleted(settle(named('success'), paid))).toBe(true);
    expect(isPaymentCompleted(settle(named('success'), listed('pending')))).toBe(false);
    expect(isPaymentCompleted(settle(named('success'), listed('failed')))).toBe(false);
    expect(isPaymentCompleted(settle(named('failed'), none))).toBe(false);
  });

  it('never shows a success that the list contradicts, nor confirms what is not listed', () => {
    const states = fc.constantFrom('success' as const, 'failed' as const, 'checking' as const);
    const orders = fc.array(
      fc.record({
        id: fc.constantFrom('1', '77'),
        orderId: fc.constantFrom('2', '77'),
        payment: fc.constantFrom('success' as const, 'otherwise' as const),
        paymentText: fc.constantFrom('failed', 'pending', ''),
        total: fc.constant(none),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(states, orders, (state, list) => {
        const settled = settle(named(state), some(list));
        const isListed = list.some(({ id, orderId }) => id === '77' || orderId === '77');
        expect(settled.confirmed).toBe(isListed);
        expect(settled.state === 'success').toBe(isListed ? isListedPaid('77', list) : state === 'success');
        expect(settled.lookAgain || settled.confirmed).toBe(true);
      }),
    );
  });
});
