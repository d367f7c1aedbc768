import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '../../../src/domain/dates/calendarDay';
import { utcDay } from '../../../src/domain/dates/instant';
import type { CalendarDay } from '../../../src/domain/dates/instant';

const day = (text: string): CalendarDay => utcDay(Date.parse(text));

describe('days of the calendar', () => {
  it('have a day of the week, counted from Sunday', () => {
    const week = ['2026-11-22', '2026-11-23', '2026-11-28', '2028-02-29', '1969-12-31'];
    expect(week.map((text) => weekdayOf(day(text)))).toEqual([0, 1, 6, 2, 3]);
  });

  it('crosses the ends of months and years', () => {
    expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(day('2028-02-28'), 1)).toBe('2028-02-29');
    expect(addDays(day('2026-03-01'), -1)).toBe('2026-02-28');
  });

  it('counts the days from one to another', () => {
    expect(daysBetween(day('2026-02-28'), day('2026-03-01'))).toBe(1);
    expect(daysBetween(day('2026-03-01'), day('2026-02-28'))).toBe(-1);
    expect(daysBetween(day('2026-03-01'), day('2026-03-01'))).toBe(0);
  });

  it('counts as many days as it added', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map((count) => utcDay(count * 86_400_000));
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (from, count) => {
        expect(daysBetween(from, addDays(from, count))).toBe(count);
      }),
    );
  });
});
