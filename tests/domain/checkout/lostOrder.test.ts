import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { isSettled, lostOrder, SETTLING_MS } from '../../../src/domain/checkout/lostOrder';
import type { OrderSeen } from '../../../src/domain/checkout/orderAttempt';
import { readWhen } from '../../../src/domain/dates/readWhen';
import { paise } from '../../../src/domain/money/money';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { aRead } from './builders';
import { after, aListless, aLost, aSeen, DAY, madeAt, MINUTE, unpriced, untimed } from './attempts';
import type { Given } from '../given';

const find = (seen: readonly OrderSeen[], attempt = aLost(), now = after(5000)) =>
  lostOrder(attempt, aRead(seen), now);
const found = (order: OrderSeen) => ({ kind: 'found', order });
const unknown = { kind: 'unknown' };
const nothing = { kind: 'none' };

describe('an order that the complete earlier list did not show', () => {
  it.each<[string, Given<Transaction>]>([
    ['of the same total', {}],
    ['that does not tell its total', unpriced],
    ['that does not tell its time', untimed],
    ['that tells a day alone', { createdAt: readWhen('2026-11-21') }],
    ['of a clock that is 121 seconds behind', madeAt(-121_000)],
    ['of a clock that is ten minutes ahead', madeAt(10 * MINUTE)],
    ['of a clock that is a day behind', madeAt(-DAY)],
    ['of a clock that is a day ahead', madeAt(DAY)],
    ['that is paid already', { payment: 'success' }],
  ])('%s is the lost one [RESUME-04]', (_, given) => {
    expect(find([aSeen(given)])).toEqual(found(aSeen(given)));
  });

  it('is the one with the same total rather than one without a total', () => {
    const [unknownTotal, sameTotal] = [aSeen({ orderId: '78', ...unpriced }), aSeen()];
    expect(find([unknownTotal, sameTotal])).toEqual(found(sameTotal));
    expect(find([unknownTotal, aSeen({ orderId: '79', ...unpriced })])).toEqual(found(unknownTotal));
  });

  it('is any new one where the cart had no total', () => {
    expect(find([aSeen({ total: some(paise(1)) })], aLost({ total: none }))).toMatchObject({ kind: 'found' });
  });

  it.each<[string, Given<Transaction>]>([
    ['costs something else', { total: some(paise(118_001)) }],
    ['stood in the list before', { orderId: '70' }],
    ['stood in the list before under its own id', { id: '70', orderId: '' }],
  ])('is not one that %s', (_, given) => {
    const attempt = aLost({ earlier: ['69', '70'] });
    expect(find([aSeen(given)], attempt, after(SETTLING_MS))).toEqual(nothing);
  });

  it.each([-DAY - 1, DAY + 1])('stays unknown for a minute when its clock is %i ms apart', (apart) => {
    const far = aSeen(madeAt(apart));
    expect(find([far], aLost(), after(SETTLING_MS - 1))).toEqual(unknown);
    expect(find([far], aLost(), after(SETTLING_MS))).toEqual(found(far));
    const paid = aSeen({ ...madeAt(apart), payment: 'success' });
    expect(find([paid], aLost(), after(SETTLING_MS))).toEqual(nothing);
  });
});

describe('an order that may have existed before', () => {
  it.each([-10 * MINUTE, 0, 10 * MINUTE])('is the lost one %i ms from the call, of the same total', (at) => {
    expect(find([aSeen(madeAt(at))], aListless())).toEqual(found(aSeen(madeAt(at))));
  });

  it('may have been made until the call ended without a response', () => {
    const attempt = aListless({ unansweredAt: after(60 * MINUTE) });
    const now = after(60 * MINUTE);
    expect(find([aSeen(madeAt(70 * MINUTE))], attempt, now)).toMatchObject({ kind: 'found' });
    expect(find([aSeen(madeAt(70 * MINUTE + 1))], attempt, now)).toEqual(unknown);
  });

  it.each<[string, Given<Transaction>]>([
    ['does not tell its total', unpriced],
    ['does not tell its time', untimed],
    ['tells a day alone', { createdAt: readWhen('2026-11-21') }],
    ['was made more than ten minutes before', madeAt(-10 * MINUTE - 1)],
    ['was made more than ten minutes after', madeAt(10 * MINUTE + 1)],
    ['was made a day before', madeAt(-DAY)],
    ['was made on the day before', { createdAt: readWhen('2026-11-20') }],
  ])('is the only one that %s, once a minute has passed [RESUME-04]', (_, given) => {
    const seen = [aSeen({ orderId: '70' }), aSeen(given)];
    const attempt = aListless({ earlier: ['70'] });
    expect(find(seen, attempt, after(SETTLING_MS - 1))).toEqual(unknown);
    expect(find(seen, attempt, after(SETTLING_MS))).toEqual(found(aSeen(given)));
  });

  it('stays unknown for a day where several orders are possible, so that no wrong one is paid', () => {
    const seen = [aSeen(untimed), aSeen({ orderId: '78', ...unpriced })];
    expect(find(seen, aListless(), after(SETTLING_MS))).toEqual(unknown);
    expect(find(seen, aListless(), after(DAY - 1))).toEqual(unknown);
    expect(find(seen, aListless(), after(DAY))).toEqual(nothing);
  });

  it('stays unknown for a minute where the cart had no total', () => {
    expect(find([aSeen()], aListless({ total: none }))).toEqual(unknown);
    expect(find([aSeen()], aListless({ total: none }), after(SETTLING_MS))).toEqual(found(aSeen()));
  });

  it.each<[string, Given<Transaction>]>([
    ['was made more than a day before', madeAt(-DAY - 1)],
    ['was made more than a day after', madeAt(DAY + 1)],
    ['was made two days before', { createdAt: readWhen('2026-11-19') }],
    ['costs something else', { total: some(paise(1)) }],
    ['is known to be older', { orderId: '70' }],
  ])('is not one that %s', (_, given) => {
    const attempt = aListless({ earlier: ['70'] });
    expect(find([aSeen(given)], attempt, after(SETTLING_MS))).toEqual(nothing);
  });
});

describe('a list without the order', () => {
  it('proves after a minute that none was made, not before [RESUME-04]', () => {
    expect(SETTLING_MS).toBe(MINUTE);
    expect(find([], aLost(), after(SETTLING_MS - 1))).toEqual(unknown);
    expect(find([], aLost(), after(SETTLING_MS))).toEqual(nothing);
  });

  it('counts the minute from when the call ended without a response', () => {
    const attempt = aLost({ unansweredAt: after(30_000) });
    expect(find([], attempt, after(SETTLING_MS + 29_999))).toEqual(unknown);
    expect(find([], attempt, after(SETTLING_MS + 30_000))).toEqual(nothing);
    expect([SETTLING_MS + 29_999, SETTLING_MS + 30_000].map((at) => isSettled(attempt, after(at)))).toEqual([
      false,
      true,
    ]);
  });

  it('does not leave the customer waiting for a clock that was set back', () => {
    expect(find([], aLost(), after(-DAY))).toEqual(nothing);
  });

  it('proves nothing where it was requested before the call ended', () => {
    expect(find([], aLost(), after(-SETTLING_MS))).toEqual(unknown);
    expect(find([], aLost(), after(1 - DAY))).toEqual(unknown);
  });

  it('proves nothing where it is not whole, but the order that it names is found [RESUME-04]', () => {
    expect(lostOrder(aLost(), aRead<OrderSeen>([], false), after(30 * DAY))).toEqual(unknown);
    expect(lostOrder(aLost(), aRead([aSeen()], false), after(0))).toEqual(found(aSeen()));
  });

  it('has no single possible order where it is not whole', () => {
    const possible = aRead([aSeen(unpriced)], false);
    expect(lostOrder(aListless(), possible, after(SETTLING_MS))).toEqual(unknown);
  });

  it.each([
    ['a minute, where a no was said before the call too', aLost({ isNoneSaid: true }), SETTLING_MS],
    ['a day, where a list without an order was read before', aLost({ earlier: [] }), DAY],
    ['a day, where nothing was read before', aListless(), DAY],
  ])('proves by a bare no that none was made after %s [AMB-75]', (_, attempt, passed) => {
    const no = some({ orders: [], isWhole: false, isBareNo: true });
    expect(lostOrder(attempt, no, after(passed - 1))).toEqual(unknown);
    expect(lostOrder(attempt, no, after(passed))).toEqual(nothing);
  });

  it.each([aLost({ earlier: ['70'] }), aListless({ earlier: ['70'], isNoneSaid: true })])(
    'proves nothing by a bare no while an order of before is known, however long that takes [AMB-75]',
    (attempt) => {
      const no = some({ orders: [], isWhole: false, isBareNo: true });
      expect(lostOrder(attempt, no, after(30 * DAY))).toEqual(unknown);
    },
  );

  it('proves nothing while it cannot be read, however long that takes [RESUME-04]', () => {
    expect(lostOrder(aLost(), none, after(30 * DAY))).toEqual(unknown);
  });
});
