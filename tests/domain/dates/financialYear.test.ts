import * as fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { DayRange } from '../../../src/domain/dates/financialYear';
import { addDays, daysBetween } from '../../../src/domain/dates/calendarDay';
import {
  financialYearName,
  financialYearOf,
  financialYearOfDate,
  financialYearRange,
  lastDays,
  monthRange,
  quarterRange,
  readFinancialYear,
  weekRange,
} from '../../../src/domain/dates/financialYear';
import { utcDay } from '../../../src/domain/dates/instant';
import { readWhen } from '../../../src/domain/dates/readWhen';
import type { CalendarDay } from '../../../src/domain/dates/instant';

const day = (text: string): CalendarDay => utcDay(Date.parse(text));
const days = fc.integer({ min: -5000, max: 40_000 }).map((count) => utcDay(count * 86_400_000));
const isInRange = (of: CalendarDay, { from, to }: DayRange): boolean => of >= from && of <= to;
const quarters = [1, 2, 3, 4] as const;

describe('the Indian financial year runs from 1 April to 31 March', () => {
  it('begins on 1 April', () => {
    expect(financialYearOf(day('2026-03-31'))).toBe(2025);
    expect(financialYearOf(day('2026-04-01'))).toBe(2026);
    expect(financialYearRange(day('2026-11-21'))).toEqual({ from: '2026-04-01', to: '2027-03-31' });
    expect(financialYearRange(day('2027-01-01'))).toEqual({ from: '2026-04-01', to: '2027-03-31' });
  });

  it('gives each quarter of the year the day falls in', () => {
    expect(quarters.map((quarter) => quarterRange(quarter, day('2027-02-10')))).toEqual([
      { from: '2026-04-01', to: '2026-06-30' },
      { from: '2026-07-01', to: '2026-09-30' },
      { from: '2026-10-01', to: '2026-12-31' },
      { from: '2027-01-01', to: '2027-03-31' },
    ]);
    expect(quarterRange(4, day('2027-12-10'))).toEqual({ from: '2028-01-01', to: '2028-03-31' });
  });

  it('divides the financial year of every day into its four quarters, without gap or overlap', () => {
    fc.assert(
      fc.property(days, (today) => {
        const year = financialYearRange(today);
        const ranges = quarters.map((quarter) => quarterRange(quarter, today));
        expect(ranges.map(({ from }) => from)).toEqual([
          year.from,
          ...ranges.slice(0, 3).map(({ to }) => addDays(to, 1)),
        ]);
        expect(ranges.at(-1)?.to).toBe(year.to);
        expect(ranges.filter((range) => isInRange(today, range))).toHaveLength(1);
      }),
    );
  });
});

describe('the name of a financial year', () => {
  it('has both of its years, the second in two digits', () => {
    expect([2025, 1999, 2008].map(financialYearName)).toEqual(['2025-26', '1999-00', '2008-09']);
  });

  it('is read back, and no other text is', () => {
    expect(readFinancialYear('2025-26')).toEqual(some(2025));
    for (const text of ['2025-27', '2025', '2025-2026', ' 2025-26', '0-01', '-5--4', '', 'year', 'NaN-NaN'])
      expect(readFinancialYear(text)).toEqual(none);
  });

  it('is that of a date in India, and of no date none', () => {
    expect(financialYearOfDate(readWhen('2026-03-31T18:29:59Z'))).toEqual(some(2025));
    expect(financialYearOfDate(readWhen('2026-03-31T18:30:00Z'))).toEqual(some(2026));
    expect(financialYearOfDate(none)).toEqual(none);
  });
});

describe('ranges of days', () => {
  it('takes the calendar month', () => {
    expect(monthRange(day('2028-02-10'))).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(monthRange(day('2026-12-31'))).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('takes the week from Monday to Sunday', () => {
    const week = { from: '2026-11-16', to: '2026-11-22' };
    expect(['2026-11-16', '2026-11-21', '2026-11-22'].map((text) => weekRange(day(text)))).toEqual([
      week,
      week,
      week,
    ]);
    expect(weekRange(day('1969-12-31'))).toEqual({ from: '1969-12-29', to: '1970-01-04' });
  });

  it('takes the last days, the given one included', () => {
    expect(lastDays(30, day('2026-11-21'))).toEqual({ from: '2026-10-23', to: '2026-11-21' });
    expect(lastDays(1, day('2026-11-21'))).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  });

  it('contains the given day, whatever the kind of range', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 400 }), (today, count) => {
        expect(isInRange(today, weekRange(today))).toBe(true);
        expect(daysBetween(weekRange(today).from, weekRange(today).to)).toBe(6);
        expect(isInRange(today, monthRange(today))).toBe(true);
        expect(daysBetween(lastDays(count, today).from, today)).toBe(count - 1);
      }),
    );
  });
});
