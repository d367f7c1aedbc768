import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { periodKey } from '../../../src/domain/deadlines/period';
import { statutoryDates } from '../../../src/domain/deadlines/statutoryDates';
import { texts } from '../../../src/ui/texts/texts';
import vectors from '../../data/statutory-calendar-vectors.json';
import { theTable } from '../../domain/deadlines/theTable';
import { day } from '../../domain/when';

describe('the name of a period', () => {
  it('is that of the vectors for every date of their year [DUE-06]', () => {
    const span = { from: day('2026-12-01'), to: day('2027-11-30') };
    const names = statutoryDates(theTable().rules, { span, state: none }).map(
      ({ rule, period }) => `${rule.id} ${periodKey(period)} ${texts().deadline.periodName(period)}`,
    );
    const given = vectors.map(({ ruleId, periodKey: key, period }) => `${ruleId} ${key} ${period}`);
    expect(new Set(names)).toEqual(new Set(given));
  });
});

describe('counts', () => {
  it('have a form for one and for many', () => {
    expect([texts().deadline.earlier(1), texts().deadline.earlier(12)]).toEqual([
      'Earlier: 1 date',
      'Earlier: 12 dates',
    ]);
    expect(texts().deadline.more(1)).toBe('More: 1 date that concerns few');
  });
});
