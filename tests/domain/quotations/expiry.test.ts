import * as fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/dates/calendarDay';
import { indianDay, instant } from '../../../src/domain/dates/instant';
import { readWhen } from '../../../src/domain/dates/readWhen';
import { wholeDay } from '../../../src/domain/dates/wholeDay';
import { expiryOf, timeToDecide, waitsForDecision } from '../../../src/domain/quotations/expiry';
import type { QuotationStatus } from '../../../src/domain/quotations/quotation';
import { aQuotation } from './builders';

const now = instant(Date.parse('2026-11-21T12:00:00+05:30'));
const at = (text: string) => expiryOf(wholeDay(readWhen(text)), now);

describe('how long a quotation is still valid', () => {
  it('counts whole days of India', () => {
    expect(at('2026-11-24')).toEqual(some({ kind: 'daysLeft', days: 3 }));
    expect(at('2026-11-22T00:00')).toEqual(some({ kind: 'daysLeft', days: 1 }));
    expect(at('2026-11-22')).toEqual(some({ kind: 'daysLeft', days: 1 }));
  });

  it('lasts through its last day', () => {
    expect(at('2026-11-21')).toEqual(some({ kind: 'today' }));
    expect(at('2026-11-21T12:01')).toEqual(some({ kind: 'today' }));
  });

  it('lasts through a day that the backend writes as midnight [NEED-02]', () => {
    const midnights = ['2026-11-21 00:00:00', '2026-11-21T00:00:00.000000Z', '2026-11-20T18:30:00Z'];
    expect(midnights.map(at)).toEqual(midnights.map(() => some({ kind: 'today' })));
    expect(at('2026-11-20T00:00:00Z')).toEqual(some({ kind: 'over' }));
  });

  it('is over once its expiry time is reached', () => {
    expect(at('2026-11-21T12:00')).toEqual(some({ kind: 'over' }));
    expect(at('2026-11-21T11:59')).toEqual(some({ kind: 'over' }));
    expect(at('2026-11-20')).toEqual(some({ kind: 'over' }));
    expect(at('2026-11-01T10:00')).toEqual(some({ kind: 'over' }));
  });

  it('is over at the end of its last day', () => {
    const midnight = instant(Date.parse('2026-11-22T00:00:00+05:30'));
    expect(expiryOf(readWhen('2026-11-21'), midnight)).toEqual(some({ kind: 'over' }));
    expect(expiryOf(readWhen('2026-11-21'), instant(midnight - 1))).toEqual(some({ kind: 'today' }));
  });

  it('is unknown without a date', () => {
    expect(expiryOf(none, now)).toEqual(none);
  });

  it('counts a day less every day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000_000_000 }),
        fc.integer({ min: 1, max: 400 }),
        (shift, days) => {
          const moment = instant(now + shift);
          const expiry = expiryOf(some({ kind: 'day', day: addDays(indianDay(moment), days) }), moment);
          expect(isSome(expiry) && expiry.value).toEqual({ kind: 'daysLeft', days });
        },
      ),
    );
  });
});

describe('how long a customer can still decide', () => {
  const expiresAt = readWhen('2026-11-24');

  it('is what is left of a pending quotation [QKIT-01]', () => {
    expect(timeToDecide(aQuotation({ expiresAt }), now)).toEqual(some({ kind: 'daysLeft', days: 3 }));
    expect(timeToDecide(aQuotation(), now)).toEqual(none);
  });

  it('is nothing once it is decided', () => {
    expect(timeToDecide(aQuotation({ expiresAt, status: 'accepted' }), now)).toEqual(none);
  });
});

const waits = (expires: string, status: QuotationStatus = 'pending') =>
  waitsForDecision(aQuotation({ status, expiresAt: readWhen(expires) }), now);

describe('a quotation waits for a decision', () => {
  it('while it is pending and valid, through its last day [NEED-02]', () => {
    expect(['2026-11-24', '2026-11-22', '2026-11-21', '2026-11-21T12:01'].map((day) => waits(day))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('while it is pending and has no last day', () => {
    expect(waitsForDecision(aQuotation({ expiresAt: none }), now)).toBe(true);
  });

  it('no longer once it has expired [NEED-02]', () => {
    expect(['2026-11-20', '2026-11-21T12:00'].map((day) => waits(day))).toEqual([false, false]);
  });

  it.each(['accepted', 'rejected', 'paid', 'cancelled', 'expired', 'unknown'] as const)(
    'no longer where its status is %s, whatever its last day',
    (status) => {
      expect(waits('2026-11-24', status)).toBe(false);
      expect(waits('2026-11-20', status)).toBe(false);
      expect(waitsForDecision(aQuotation({ status, expiresAt: none }), now)).toBe(false);
    },
  );
});
