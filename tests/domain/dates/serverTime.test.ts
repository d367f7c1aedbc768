import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/dates/instant';
import { correctionOf, type DatedAnswer, leadAfter } from '../../../src/domain/dates/serverTime';

const MINUTE_MS = 60_000;
const SERVER = Date.parse('2026-11-20T09:35:00Z');

/** An answer that comes some time after the page began; stale by so much if a cache gave it. */
const answer = (fastBy: number, { after = 1000, stale = 0 } = {}): DatedAnswer => ({
  date: instant(SERVER + after - stale),
  device: instant(SERVER + after + fastBy),
  sincePageBegan: after,
});

describe('the device’s clock against the server’s', () => {
  it.each([11, -11, 330, -330, 24 * 60, -30 * 24 * 60, 365 * 24 * 60, -3650 * 24 * 60])(
    'is put right where it is %i minutes fast [ENTRY-03]',
    (minutes) => {
      expect(correctionOf(leadAfter(none, answer(minutes * MINUTE_MS)))).toBe(-minutes * MINUTE_MS);
    },
  );

  it('is left alone where it is less than a minute off, as after a slow answer [ENTRY-03]', () => {
    expect(correctionOf(leadAfter(none, answer(0, { stale: 59_000 })))).toBe(0);
  });

  it('is not judged by an older answer of a cache [ENTRY-03]', () => {
    const first = leadAfter(none, answer(0, { stale: 60 * MINUTE_MS }));
    const second = leadAfter(some(first), answer(0, { after: 2000 }));
    const third = leadAfter(some(second), answer(0, { after: 3000, stale: 60 * MINUTE_MS }));
    expect([first, second, third].map(correctionOf)).toEqual([-60 * MINUTE_MS, 0, 0]);
  });

  it('is not judged by an older answer of a cache long after the page began [ENTRY-03]', () => {
    const first = leadAfter(none, answer(0));
    const late = leadAfter(some(first), answer(0, { after: 200_000, stale: 60 * MINUTE_MS }));
    expect(correctionOf(late)).toBe(0);
  });

  it('is put right, and judged again, where it is a minute off [ENTRY-03]', () => {
    expect(correctionOf({ ahead: MINUTE_MS })).toBe(MINUTE_MS);
    const right = leadAfter(none, answer(0));
    expect(leadAfter(some(right), answer(MINUTE_MS)).ahead).toBe(-MINUTE_MS);
  });

  it('is judged again once it has been set [ENTRY-03]', () => {
    const slow = leadAfter(none, answer(-20 * MINUTE_MS));
    expect(correctionOf(leadAfter(some(slow), answer(0, { after: 2000 })))).toBe(0);
  });
});
