import * as fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { newAttempt, nextOrderStep, ordersBefore } from '../../../src/domain/checkout/orderAttempt';
import type { OrderAttempt } from '../../../src/domain/checkout/orderAttempt';
import { instant, readWhen } from '../../../src/domain/dates/instant';
import { paise } from '../../../src/domain/money/money';
import type { Transaction } from '../../../src/domain/transactions/transaction';

type Listed = Parameters<typeof nextOrderStep>[2][number];

const start = instant(Date.parse('2026-11-21T12:00:00+05:30'));
const wish = { fingerprint: 'print', total: paise(118_000) };
const lost: OrderAttempt = newAttempt(wish, { key: 'key', startedAt: start, earlier: [] });
const placed: OrderAttempt = { ...lost, orderId: some('77') };

const aListed = (given: Partial<Transaction> = {}): Listed => ({
  id: '1',
  orderId: '77',
  createdAt: readWhen('2026-11-21T12:00:05+05:30'),
  payment: 'otherwise',
  paymentText: 'pending',
  total: some(paise(118_000)),
  ...given,
});

const payAgain = { kind: 'payAgain', orderId: '77' };
const tryAgain = { kind: 'tryAgain', attempt: lost };

describe('one wish never becomes two orders', () => {
  it('begins with a key of its own and without an order', () => {
    expect(lost).toEqual({
      key: 'key',
      fingerprint: 'print',
      startedAt: start,
      orderId: none,
      earlier: [],
    });
    expect(nextOrderStep(none, wish, [])).toEqual({ kind: 'begin' });
  });

  it('begins anew once cart or form changed', () => {
    expect(nextOrderStep(some(placed), { ...wish, fingerprint: 'other' }, [])).toEqual({ kind: 'begin' });
    expect(nextOrderStep(some(lost), { ...wish, fingerprint: 'other' }, [])).toEqual({ kind: 'begin' });
  });

  it('pays the order that was placed, until it is listed as paid', () => {
    expect(nextOrderStep(some(placed), wish, [])).toEqual(payAgain);
    expect(nextOrderStep(some(placed), wish, [aListed()])).toEqual(payAgain);
    expect(nextOrderStep(some(placed), wish, [aListed({ payment: 'success' })])).toEqual({ kind: 'begin' });
  });

  it('tries the same intention again after a lost answer', () => {
    expect(nextOrderStep(some(lost), wish, [])).toEqual(tryAgain);
  });
});

describe('an order that a lost answer would have named', () => {
  it('is paid, by its Transaction ID or else its own id', () => {
    expect(nextOrderStep(some(lost), wish, [aListed({ total: none }), aListed()])).toEqual(payAgain);
    expect(nextOrderStep(some(lost), wish, [aListed({ orderId: '' })])).toEqual({
      kind: 'payAgain',
      orderId: '1',
    });
  });

  it.each<[string, Partial<Transaction>]>([
    ['is paid already', { payment: 'success' }],
    ['costs something else', { total: some(paise(118_001)) }],
    ['does not tell its cost', { total: none }],
    ['does not tell its time', { createdAt: none }],
    ['tells a day alone', { createdAt: readWhen('2026-11-22') }],
    ['is older than the attempt', { createdAt: readWhen('2026-11-21T11:57:59.999+05:30') }],
  ])('is not one that %s', (_, given) => {
    expect(nextOrderStep(some(lost), wish, [aListed(given)])).toEqual(tryAgain);
  });

  it('is not one that stood before the attempt began', () => {
    const before = { ...lost, earlier: ['77', '2'] };
    expect(nextOrderStep(some(before), wish, [aListed()])).toEqual({ kind: 'tryAgain', attempt: before });
    expect(nextOrderStep(some(before), wish, [aListed({ id: '2', orderId: '' })]).kind).toBe('tryAgain');
    expect(nextOrderStep(some(before), wish, [aListed(), aListed({ orderId: '78' })])).toEqual({
      kind: 'payAgain',
      orderId: '78',
    });
  });

  it('may be two minutes older, since clocks differ', () => {
    const createdAt = readWhen('2026-11-21T11:58:00+05:30');
    expect(nextOrderStep(some(lost), wish, [aListed({ createdAt })])).toEqual(payAgain);
  });

  it('never leads to a second order while an unpaid one of this wish is listed', () => {
    const orders = fc.array(
      fc.record({
        orderId: fc.constantFrom('70', '77'),
        payment: fc.constantFrom('success' as const, 'otherwise' as const),
        total: fc.constantFrom(none, some(paise(118_000)), some(paise(1))),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(orders, (given) => {
        const listed = given.map((order) => aListed(order));
        const fits = given.some(
          ({ payment, total }) => payment === 'otherwise' && isSome(total) && total.value === wish.total,
        );
        expect(nextOrderStep(some(lost), wish, listed).kind).toBe(fits ? 'payAgain' : 'tryAgain');
      }),
    );
  });
});

describe('the orders before a new intention', () => {
  it('are those listed and the one placed last', () => {
    expect(ordersBefore(none, [])).toEqual([]);
    expect(ordersBefore(some(lost), [aListed({ id: '5', orderId: '' })])).toEqual(['5']);
    expect(ordersBefore(some(placed), [aListed({ orderId: '76' })])).toEqual(['76', '77']);
    expect(ordersBefore(some(placed), [aListed()])).toEqual(['77']);
  });
});
