import * as fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { SETTLING_MS } from '../../../src/domain/checkout/lostOrder';
import {
  KEY_LIFETIME_MS,
  nextOrderStep,
  type OrderOutlook,
} from '../../../src/domain/checkout/nextOrderStep';
import { paise } from '../../../src/domain/money/money';
import { aRead } from './builders';
import { after, aListless, aLost, aNamed, anIntent, aSeen, unpriced, untimed } from './attempts';

const other = anIntent({ fingerprint: 'other' });
const outlook = (given: Partial<OrderOutlook> = {}): OrderOutlook => ({
  seen: aRead([]),
  askedAt: after(5000),
  honoursKeys: false,
  ...given,
});
const withKeys = (given: Partial<OrderOutlook> = {}): OrderOutlook =>
  outlook({ honoursKeys: true, ...given });

const blindAt = (now: number): OrderOutlook => withKeys({ seen: none, askedAt: after(now) });

const begin = { kind: 'begin' };
const pay = { kind: 'pay', orderId: '77' };
const unknown = { kind: 'unknown' };

describe('a press of Place Order', () => {
  it.each([outlook(), withKeys(), outlook({ seen: none })])(
    'begins where nothing was tried before',
    (seen) => {
      expect(nextOrderStep(none, anIntent(), seen)).toEqual(begin);
    },
  );

  it('pays the order that was placed, until it is listed as paid', () => {
    const placed = some(aNamed());
    expect(nextOrderStep(placed, anIntent(), outlook())).toEqual(pay);
    expect(nextOrderStep(placed, anIntent(), outlook({ seen: none }))).toEqual(pay);
    expect(nextOrderStep(placed, anIntent(), withKeys({ seen: aRead([aSeen()]) }))).toEqual(pay);
    const otherPaid = outlook({ seen: aRead([aSeen(), aSeen({ orderId: '76', payment: 'success' })]) });
    expect(nextOrderStep(placed, anIntent(), otherPaid)).toEqual(pay);
    const paid = outlook({ seen: aRead([aSeen({ payment: 'success' })]) });
    expect(nextOrderStep(placed, anIntent(), paid)).toEqual({ kind: 'beginIfInCart', orderId: '77' });
  });

  it('does not pay again what is listed as paid, though the list is not whole [RESUME-02]', () => {
    const placed = some(aNamed());
    const paid = outlook({ seen: aRead([aSeen({ payment: 'success' })], false) });
    expect(nextOrderStep(placed, anIntent(), paid)).toEqual({ kind: 'beginIfInCart', orderId: '77' });
    expect(nextOrderStep(placed, anIntent(), outlook({ seen: aRead([], false) }))).toEqual(pay);
  });

  it('begins again after a refusal, whatever the list says', () => {
    const refused = some(aLost({ stage: { kind: 'refused' } }));
    expect(nextOrderStep(refused, anIntent(), outlook({ seen: none }))).toEqual(begin);
    expect(nextOrderStep(refused, anIntent(), withKeys())).toEqual(begin);
    expect(nextOrderStep(refused, other, outlook({ seen: aRead([aSeen()]) }))).toEqual(begin);
  });

  it('begins once cart or form changed and the earlier order is known', () => {
    expect(nextOrderStep(some(aNamed()), other, outlook())).toEqual(begin);
    expect(nextOrderStep(some(aNamed()), other, outlook({ seen: none }))).toEqual(begin);
  });

  it('reads the cart again before it orders what is paid to another address, as a tab opened earlier would', () => {
    const paid = outlook({ seen: aRead([aSeen({ payment: 'success' })]) });
    const inCart = { kind: 'beginIfInCart', orderId: '77' };
    expect(nextOrderStep(some(aNamed()), other, paid)).toEqual(inCart);
    expect(nextOrderStep(some(aLost()), other, paid)).toEqual(inCart);
    const otherCart = anIntent({ fingerprint: 'other', cart: 'other' });
    expect(nextOrderStep(some(aNamed()), otherCart, paid)).toEqual(begin);
    expect(nextOrderStep(some(aLost()), otherCart, paid)).toEqual(begin);
  });
});

describe('a press after a lost response', () => {
  it('pays the order that is found, and shows it where it is paid [RESUME-04]', () => {
    expect(nextOrderStep(some(aLost()), anIntent(), outlook({ seen: aRead([aSeen()]) }))).toEqual(pay);
    const paid = outlook({ seen: aRead([aSeen({ payment: 'success', orderId: '', id: '9' })]) });
    expect(nextOrderStep(some(aLost()), anIntent(), paid)).toEqual({ kind: 'showPaid', orderId: '9' });
  });

  it.each(['calling', 'unanswered'] as const)(
    'is the same whether its end was recorded or not: %s [RESUME-04]',
    (kind) => {
      const attempt = some(aLost({ stage: { kind } }));
      expect(nextOrderStep(attempt, anIntent(), outlook({ seen: aRead([aSeen()]) }))).toEqual(pay);
      expect(nextOrderStep(attempt, anIntent(), outlook())).toEqual(unknown);
    },
  );

  it('begins once the list has shown for a minute that there is none', () => {
    expect(nextOrderStep(some(aLost()), anIntent(), outlook())).toEqual(unknown);
    expect(nextOrderStep(some(aLost()), anIntent(), outlook({ askedAt: after(SETTLING_MS) }))).toEqual(begin);
  });

  it('sends nothing while the list cannot be read [RESUME-04]', () => {
    const blind = outlook({ seen: none, askedAt: after(KEY_LIFETIME_MS) });
    expect(nextOrderStep(some(aLost()), anIntent(), blind)).toEqual(unknown);
  });

  it('sends nothing for another cart or form either, until the first is known', () => {
    expect(nextOrderStep(some(aLost()), other, outlook())).toEqual(unknown);
    expect(nextOrderStep(some(aLost()), other, outlook({ seen: aRead([aSeen()]) }))).toEqual(begin);
    expect(nextOrderStep(some(aLost()), other, outlook({ askedAt: after(SETTLING_MS) }))).toEqual(begin);
  });

  it.each([none, aRead([]), aRead([aSeen()])])(
    'repeats the call under its key where keys are honoured',
    (seen) => {
      const attempt = aLost();
      expect(nextOrderStep(some(attempt), anIntent(), withKeys({ seen }))).toEqual({
        kind: 'repeat',
        attempt,
      });
    },
  );

  it.each<[Partial<OrderOutlook>, object]>([
    [{ seen: none, askedAt: after(SETTLING_MS) }, unknown],
    [{}, unknown],
    [{ askedAt: after(SETTLING_MS) }, begin],
    [{ seen: aRead([aSeen()]) }, begin],
  ])('needs the list for another cart or form, though keys are honoured: %j', (given, step) => {
    expect(nextOrderStep(some(aListless()), other, withKeys(given))).toEqual(step);
  });

  it('trusts a key for a day', () => {
    expect(KEY_LIFETIME_MS).toBe(86_400_000);
    expect(nextOrderStep(some(aLost()), anIntent(), blindAt(KEY_LIFETIME_MS - 1)).kind).toBe('repeat');
    expect(nextOrderStep(some(aLost()), anIntent(), blindAt(KEY_LIFETIME_MS))).toEqual(unknown);
  });

  it('never begins within the first minute nor without the list, whatever is listed [RESUME-04]', () => {
    const order = fc.record({
      orderId: fc.constantFrom('70', '77', ''),
      payment: fc.constantFrom('success' as const, 'otherwise' as const),
      total: fc.constantFrom(none, some(paise(118_000)), some(paise(1))),
      createdAt: fc.constantFrom(untimed.createdAt, aSeen().createdAt),
    });
    const lists = fc.option(fc.array(order, { maxLength: 5 }), { nil: undefined });
    const attempts = fc.constantFrom(aLost({ earlier: ['70'] }), aListless(), aListless({ ...unpriced }));
    fc.assert(
      fc.property(lists, attempts, fc.integer({ min: 0, max: SETTLING_MS - 1 }), (list, attempt, passed) => {
        const seen = list === undefined ? none : aRead(list.map((one) => aSeen(one)));
        const step = nextOrderStep(some(attempt), anIntent(), outlook({ seen, askedAt: after(passed) }));
        expect(step.kind).not.toBe('begin');
        expect(step.kind).not.toBe('repeat');
      }),
    );
  });
});
