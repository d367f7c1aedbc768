import * as fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { isLongWait, recheckGapMs } from '../../../src/domain/checkout/recheck';
import { moment, when } from '../when';

describe('the list of orders is read again with growing gaps', () => {
  it('waits from two seconds up to a minute, then for the customer', () => {
    expect([1, 2, 3, 4, 5, 6].map(recheckGapMs)).toEqual(
      [2000, 4000, 8000, 16_000, 30_000, 60_000].map(some),
    );
    expect([0, 7, 100].map(recheckGapMs)).toEqual([none, none, none]);
  });

  it('waits longer every time, and never for ever', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), (checks) => {
        const [gap, next] = [recheckGapMs(checks), recheckGapMs(checks + 1)];
        expect(isSome(next)).toBe(checks < 6);
        expect(isSome(gap) && isSome(next) ? next.value > gap.value : true).toBe(true);
      }),
    );
  });
});

describe('a payment', () => {
  it.each([
    ['2026-11-20T15:05', '2026-11-20T15:15:00+05:30', false],
    ['2026-11-20T15:05', '2026-11-20T15:15:01+05:30', true],
    ['2026-11-20', '2026-11-21T00:10:00+05:30', false],
    ['2026-11-20', '2026-11-21T00:10:01+05:30', true],
    ['', '2026-11-21T00:10:01+05:30', false],
  ])('of an order made at %j has waited long at %s: %j [HOME-08]', (createdAt, now, isLong) => {
    expect(isLongWait(when(createdAt), moment(now))).toBe(isLong);
  });
});
