import * as fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { instant, readWhen } from '../../../src/domain/dates/instant';
import { relativeTime } from '../../../src/domain/dates/relativeTime';

const now = instant(Date.parse('2026-11-21T06:00:00Z'));

const secondsAgo = (seconds: number): string =>
  relativeTime(some({ kind: 'moment', at: instant(now - seconds * 1000) }), now);

describe('relative times are in seconds, minutes, hours, days and weeks', () => {
  it('uses the largest unit, weeks being the greatest [FMT-02]', () => {
    expect(secondsAgo(59)).toBe('59 seconds ago');
    expect(secondsAgo(60)).toBe('1 minute ago');
    expect(secondsAgo(3600)).toBe('1 hour ago');
    expect(secondsAgo(86_400)).toBe('1 day ago');
    expect(secondsAgo(7 * 86_400)).toBe('1 week ago');
    expect(secondsAgo(400 * 86_400)).toBe('57 weeks ago');
  });

  it.each([
    [0, '0 seconds ago'],
    [0.9, '0 seconds ago'],
    [1, '1 second ago'],
    [2, '2 seconds ago'],
    [119, '1 minute ago'],
    [120, '2 minutes ago'],
    [3599, '59 minutes ago'],
    [7200, '2 hours ago'],
    [86_399, '23 hours ago'],
    [7 * 86_400 - 1, '6 days ago'],
    [14 * 86_400, '2 weeks ago'],
  ])('says of %d seconds: %s', (seconds, words) => {
    expect(secondsAgo(seconds)).toBe(words);
  });

  it('takes a time still to come as now', () => {
    expect(secondsAgo(-1)).toBe('0 seconds ago');
    expect(secondsAgo(-5000)).toBe('0 seconds ago');
  });

  it.each([
    ['2026-11-21', 'today'],
    ['2026-11-22', 'today'],
    ['2026-11-20', '1 day ago'],
    ['2026-11-15', '6 days ago'],
    ['2026-11-14', '1 week ago'],
  ])('counts whole days of India for %s: %s', (day, words) => {
    expect(relativeTime(readWhen(day), now)).toBe(words);
  });

  it('shows a missing date as a dash', () => {
    expect(relativeTime(none, now)).toBe('–');
  });

  it('never tells an earlier time to be younger', () => {
    const size = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 };
    const told = (words: string): number => {
      const [count, unit = ''] = words.split(' ');
      return (
        Number(count) * (Object.entries(size).find(([name]) => unit.startsWith(name))?.[1] ?? Number.NaN)
      );
    };
    const ages = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(ages, ages, (one, other) => {
        const [younger, older] = one < other ? [one, other] : [other, one];
        expect(told(secondsAgo(younger))).toBeLessThanOrEqual(told(secondsAgo(older)));
        expect(told(secondsAgo(older))).toBeLessThanOrEqual(older);
      }),
    );
  });
});
