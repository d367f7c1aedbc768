import { none, some } from 'fp-ts/Option';
import fc from 'fast-check';
import { compact } from 'fp-ts/ReadonlyArray';
import { describe, expect, it } from 'vitest';
import { needsYou } from '../../../src/domain/attention/needsYou';
import { instant } from '../../../src/domain/dates/instant';
import { paise } from '../../../src/domain/money/money';
import { expiryOf } from '../../../src/domain/quotations/expiry';
import type { QuotationStatus } from '../../../src/domain/quotations/quotation';
import { aQuotation } from '../quotations/builders';
import { aMoment, when } from '../when';
import { NOW, sourcesOf } from './builders';

const listed = (...given: readonly Parameters<typeof aQuotation>[0][]) =>
  needsYou(sourcesOf({ quotations: some(given.map((one) => aQuotation(one))) }), NOW);

describe('a quotation', () => {
  it('waits for a decision, with its amount, its last day and where to decide [NEED-02]', () => {
    const [entry, ...more] = listed({
      id: '7',
      names: ['Audit', 'Tax Return'],
      payable: some(paise(450_000)),
      expiresAt: when('2026-11-21'),
      createdAt: when('2026-11-01'),
    });
    expect(more).toEqual([]);
    expect(entry).toEqual({
      kind: 'decideQuotation',
      id: '7',
      subject: ['Audit', 'Tax Return'],
      amount: some(450_000),
      due: some({ day: '2026-11-21', distance: { kind: 'left', days: 1 } }),
      since: when('2026-11-01'),
      place: { kind: 'quotation', id: '7' },
    });
  });

  it.each([
    ['2026-11-19', 0],
    ['2026-11-20T11:59', 0],
    ['2026-11-20T12:00', 0],
    ['2026-11-20T12:01', 1],
    ['2026-11-20', 1],
    ['2026-12-20', 1],
  ])('that expires %s is listed %i times at noon of the 20th [NEED-02]', (expiry, count) => {
    expect(listed({ expiresAt: when(expiry) })).toHaveLength(count);
  });

  it('without an expiry date waits without a due date', () => {
    expect(listed({ expiresAt: none }).map(({ due }) => due)).toEqual([none]);
  });

  it.each<readonly [QuotationStatus, number]>([
    ['pending', 1],
    ['accepted', 0],
    ['rejected', 0],
    ['paid', 0],
    ['cancelled', 0],
    ['expired', 0],
    ['unknown', 0],
  ])('that is %s is listed %i times [NEED-02]', (status, count) => {
    expect(listed({ status })).toHaveLength(count);
  });

  it('has as many days left as on its own page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4e9 }), (later) => {
        const expiresAt = aMoment(NOW + later);
        const due = compact(listed({ expiresAt }).map((entry) => entry.due));
        const words = due.map(({ distance }) =>
          distance.kind === 'left' ? { ...distance, kind: 'daysLeft' } : distance,
        );
        expect(words.map(some)).toEqual([expiryOf(expiresAt, instant(NOW))]);
      }),
    );
  });
});
