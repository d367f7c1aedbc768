import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { StatutoryRule } from '../../../src/domain/deadlines/rule';
import { isWithoutReserve, statutoryDates } from '../../../src/domain/deadlines/statutoryDates';
import { day } from '../when';
import { aRule, theTable } from './theTable';

const span = { from: day('2026-11-01'), to: day('2026-11-30') };

const reserves = (given: Partial<StatutoryRule>): readonly boolean[] =>
  statutoryDates([aRule(given)], { span, state: none }).map(isWithoutReserve);

describe('a date by law', () => {
  it('is without reserve where the table has none [DUE-06]', () => {
    expect(reserves({})).toEqual([true]);
  });

  it('is not where it is assumed, of medium confidence or of some states only [DUE-06]', () => {
    expect(reserves({ assumedEvent: 'agm' })).toEqual([false]);
    expect(reserves({ confidence: 'medium' })).toEqual([false]);
    const due = { kind: 'dayOfMonth', day: 22, monthsAfter: 1 } as const;
    expect(reserves({ variants: [{ states: [29], due }] })).toEqual([false, false]);
  });

  it('is not the annual meeting of the table, for which a new company has longer [NEED-17]', () => {
    const meeting = theTable().rules.filter(({ id }) => id === 'agm');
    const year = { from: day('2027-04-01'), to: day('2028-03-31') };
    const dates = statutoryDates(meeting, { span: year, state: none });
    expect(dates.map((date) => [date.day, isWithoutReserve(date)])).toEqual([['2027-09-30', false]]);
    expect(meeting[0]?.who.en).toContain('a new company has until 31 December');
  });
});
