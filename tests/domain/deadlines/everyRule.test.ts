import * as fc from 'fast-check';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/dates/calendarDay';
import { type DayRange, financialYearOf, financialYearRange } from '../../../src/domain/dates/financialYear';
import { utcDay } from '../../../src/domain/dates/instant';
import { financialYearOfPeriod, periodKey } from '../../../src/domain/deadlines/period';
import type { Due, Frequency } from '../../../src/domain/deadlines/rule';
import { statutoryDates } from '../../../src/domain/deadlines/statutoryDates';
import { stateByCode } from '../../../src/domain/india/states';
import { day } from '../when';
import { aRule } from './theTable';

const dues: fc.Arbitrary<Due> = fc.oneof(
  fc.record({
    kind: fc.constant('dayOfMonth' as const),
    day: fc.integer({ min: 1, max: 31 }),
    monthsAfter: fc.integer({ min: 0, max: 30 }),
  }),
  fc.record({ kind: fc.constant('daysAfter' as const), days: fc.integer({ min: 0, max: 800 }) }),
  fc.record({
    kind: fc.constant('dateInYear' as const),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
    yearsAfter: fc.integer({ min: -1, max: 6 }),
  }),
  fc.record({
    kind: fc.constant('nextDate' as const),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  }),
);
const frequencies = fc.constantFrom<Frequency>('month', 'quarter', 'half-year', 'year');
const rulesOfAnyKind = fc
  .record({ every: frequencies, due: dues })
  .map((given) => aRule({ ...given, from: day('1990-04-01') }));
const days = fc.integer({ min: 12_000, max: 30_000 }).map((count) => utcDay(count * 86_400_000));

/** How many periods of each kind a financial year has. */
const perYear: Readonly<Record<Frequency, number>> = { month: 12, quarter: 4, 'half-year': 2, year: 1 };

describe('whatever the rule', () => {
  it('the dates of a span are those of its two parts together', () => {
    fc.assert(
      fc.property(
        rulesOfAnyKind,
        days,
        fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 })),
        (rule, from, [first, second]) => {
          const middle = addDays(from, first);
          const to = addDays(middle, 1 + second);
          const of = (span: DayRange) => statutoryDates([rule], { span, state: none });
          expect(of({ from, to })).toEqual([
            ...of({ from, to: middle }),
            ...of({ from: addDays(middle, 1), to }),
          ]);
        },
      ),
    );
  });

  it('every period has one date, within a span that is long enough', () => {
    fc.assert(
      fc.property(rulesOfAnyKind, days, (rule, today) => {
        const year = financialYearRange(today);
        const span = { from: addDays(year.from, -800), to: addDays(year.to, 4000) };
        const inYear = statutoryDates([rule], { span, state: none }).filter(
          ({ period }) => financialYearOfPeriod(period) === financialYearOf(today),
        );
        expect(new Set(inYear.map(({ period }) => periodKey(period))).size).toBe(perYear[rule.every]);
        expect(inYear).toHaveLength(perYear[rule.every]);
      }),
    );
  });

  it('a state does not change a rule without variants', () => {
    fc.assert(
      fc.property(rulesOfAnyKind, days, (rule, from) => {
        const span = { from, to: addDays(from, 700) };
        expect(statutoryDates([rule], { span, state: stateByCode('MH') })).toEqual(
          statutoryDates([rule], { span, state: none }),
        );
      }),
    );
  });
});
