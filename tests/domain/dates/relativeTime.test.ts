import * as fc from 'fast-check';
import { isSome } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/dates/instant';
import { readWhen } from '../../../src/domain/dates/readWhen';
import { type RelativeTime, relativeTime } from '../../../src/domain/dates/relativeTime';

const now = instant(Date.parse('2026-11-21T06:00:00Z'));

const ageText = (age: RelativeTime): string => (age.kind === 'today' ? 'today' : `${age.count} ${age.unit}`);

const secondsAgo = (seconds: number): string =>
  ageText(relativeTime({ kind: 'moment', at: instant(now - seconds * 1000) }, now));

describe('relative times are in seconds, minutes, hours, days and weeks', () => {
  it('uses the largest unit, weeks being the greatest [FMT-02]', () => {
    expect(secondsAgo(59)).toBe('59 second');
    expect(secondsAgo(60)).toBe('1 minute');
    expect(secondsAgo(3600)).toBe('1 hour');
    expect(secondsAgo(86_400)).toBe('1 day');
    expect(secondsAgo(7 * 86_400)).toBe('1 week');
    expect(secondsAgo(400 * 86_400)).toBe('57 week');
  });

  it.each([
    [0, '0 second'],
    [0.9, '0 second'],
    [1, '1 second'],
    [2, '2 second'],
    [119, '1 minute'],
    [120, '2 minute'],
    [3599, '59 minute'],
    [7200, '2 hour'],
    [86_399, '23 hour'],
    [7 * 86_400 - 1, '6 day'],
    [14 * 86_400, '2 week'],
  ])('takes %d seconds as: %s', (seconds, words) => {
    expect(secondsAgo(seconds)).toBe(words);
  });

  it('says that it is an age, with its count and unit', () => {
    const aMinuteAgo = { kind: 'moment', at: instant(now - 60_000) } as const;
    expect(relativeTime(aMinuteAgo, now)).toEqual({ kind: 'ago', count: 1, unit: 'minute' });
  });

  it('takes a future time as now', () => {
    expect(secondsAgo(-1)).toBe('0 second');
    expect(secondsAgo(-5000)).toBe('0 second');
  });

  it.each([
    ['2026-11-21', 'today'],
    ['2026-11-22', 'today'],
    ['2026-11-20', '1 day'],
    ['2026-11-15', '6 day'],
    ['2026-11-14', '1 week'],
  ])('counts whole days of India for %s: %s', (day, words) => {
    const when = readWhen(day);
    expect(isSome(when) && ageText(relativeTime(when.value, now))).toBe(words);
  });

  it('never shows an earlier time as younger', () => {
    const size = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 };
    const atLeast = (seconds: number): number => {
      const age = relativeTime({ kind: 'moment', at: instant(now - seconds * 1000) }, now);
      return age.kind === 'today' ? Number.NaN : age.count * size[age.unit];
    };
    const ages = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(ages, ages, (one, other) => {
        const [younger, older] = one < other ? [one, other] : [other, one];
        expect(atLeast(younger)).toBeLessThanOrEqual(atLeast(older));
        expect(atLeast(older)).toBeLessThanOrEqual(older);
      }),
    );
  });
});
