import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { periodKey } from '../../../src/domain/deadlines/period';
import type { Due, StatutoryRule } from '../../../src/domain/deadlines/rule';
import { statutoryDates } from '../../../src/domain/deadlines/statutoryDates';
import { day } from '../when';
import { aRule, theTable } from './theTable';

/** Period and day of each date of one rule. */
const dated = (rule: Partial<StatutoryRule>, from: string, to: string) => {
  const dates = statutoryDates([aRule(rule)], { span: { from: day(from), to: day(to) }, state: none });
  return dates.map((date) => `${periodKey(date.period)} ${date.day}`);
};

const onDay = (dayOfMonth: number, monthsAfter = 1): Due => ({
  kind: 'dayOfMonth',
  day: dayOfMonth,
  monthsAfter,
});

describe('a due that recurs', () => {
  it('falls in the month after each month, across the end of a year [DUE-02]', () => {
    expect(dated({ due: onDay(11) }, '2026-11-12', '2027-02-11')).toEqual([
      '2026-11 2026-12-11',
      '2026-12 2027-01-11',
      '2027-01 2027-02-11',
    ]);
  });

  it('is the last day of a shorter month, in leap years too [DUE-02]', () => {
    const due = onDay(31);
    expect(dated({ due }, '2027-02-01', '2027-04-30')).toEqual([
      '2027-01 2027-02-28',
      '2027-02 2027-03-31',
      '2027-03 2027-04-30',
    ]);
    expect(dated({ due }, '2028-02-01', '2028-02-29')).toEqual(['2028-01 2028-02-29']);
  });

  it('follows quarters and half-years from April [DUE-02]', () => {
    expect(dated({ every: 'quarter', due: onDay(18) }, '2026-04-01', '2027-03-31')).toEqual([
      '2025-26-q4 2026-04-18',
      '2026-27-q1 2026-07-18',
      '2026-27-q2 2026-10-18',
      '2026-27-q3 2027-01-18',
    ]);
    expect(dated({ every: 'half-year', due: onDay(25) }, '2026-04-01', '2027-03-31')).toEqual([
      '2025-26-h2 2026-04-25',
      '2026-27-h1 2026-10-25',
    ]);
  });

  it('counts days from the end of the period, over the leap day [DUE-02]', () => {
    const due: Due = { kind: 'daysAfter', days: 60 };
    expect(dated({ due }, '2027-03-01', '2027-03-31')).toEqual(['2026-12 2027-03-01']);
    expect(dated({ due }, '2028-02-29', '2028-02-29')).toEqual(['2027-12 2028-02-29']);
    expect(
      dated({ every: 'year', due: { kind: 'daysAfter', days: 180 } }, '2027-09-01', '2027-09-30'),
    ).toEqual(['2026-27 2027-09-27']);
  });

  it.each([
    [-1, '2026-06-15'],
    [0, '2027-06-15'],
    [5, '2032-06-15'],
  ])('with %d years after the financial year 2026-27 falls on %s [DUE-02]', (yearsAfter, due) => {
    const rule = { every: 'year', due: { kind: 'dateInYear', month: 6, day: 15, yearsAfter } } as const;
    expect(dated(rule, due, due)).toEqual([`2026-27 ${due}`]);
  });

  it('in a year of its own has every month of that financial year, and no other [DUE-02]', () => {
    const due: Due = { kind: 'dateInYear', month: 6, day: 15, yearsAfter: 0 };
    const months = dated({ due }, '2027-06-15', '2027-06-15').map((line) => line.slice(0, 7));
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2026-04', '2027-03']);
  });

  it('without a year is the first such date after the period [DUE-02]', () => {
    const due: Due = { kind: 'nextDate', month: 4, day: 30 };
    expect(dated({ due }, '2027-04-30', '2027-04-30').slice(-2)).toEqual([
      '2027-02 2027-04-30',
      '2027-03 2027-04-30',
    ]);
    expect(dated({ due }, '2028-04-30', '2028-04-30')[0]).toBe('2027-04 2028-04-30');
  });
});

const march = (exceptions: StatutoryRule['exceptions']): readonly string[] =>
  dated({ exceptions }, '2027-04-01', '2027-05-10').filter((line) => line.startsWith('2027-03'));

describe('exceptions', () => {
  const recurring = { period: 'month-03', due: onDay(30), why: '' };
  const once = { period: '2027-03', due: onDay(5, 2), why: 'Circular 9' };

  it('of every year stand in place of the rule [DUE-02]', () => {
    expect(march([recurring])).toEqual(['2027-03 2027-04-30']);
    expect(march([{ ...recurring, due: { kind: 'nothing' } }])).toEqual([]);
  });

  it('of one period win over those of every year, in either order [DUE-02]', () => {
    expect(march([recurring, once])).toEqual(['2027-03 2027-05-05']);
    expect(march([once, recurring])).toEqual(['2027-03 2027-05-05']);
  });

  it.each([
    ['long after', onDay(5, 6), '2027-09-05'],
    ['before', onDay(25, 0), '2027-03-25'],
  ])('may move a date %s the regular one [DUE-02]', (_, due, expected) => {
    expect(dated({ due: onDay(11, 3), exceptions: [{ ...once, due }] }, expected, expected)).toEqual([
      `2027-03 ${expected}`,
    ]);
  });

  it('are absent from a regular date, which holds in all states and has no variant [DUE-02]', () => {
    const [date] = statutoryDates([aRule()], {
      span: { from: day('2027-04-01'), to: day('2027-04-30') },
      state: none,
    });
    expect(date).toMatchObject({ day: '2027-04-11', states: [], variant: undefined, why: '' });
  });

  it('say what announced them, and hold in all states [DUE-02]', () => {
    const { rules } = theTable();
    const rule = rules.filter(({ id }) => id === 'gstr-3b-quarterly');
    const extended = rule.map((one) => ({
      ...one,
      exceptions: [{ period: '2026-27-q3', due: onDay(31), why: 'Notification 1/2027' }],
    }));
    const span = { from: day('2027-01-01'), to: day('2027-01-31') };
    expect(statutoryDates(extended, { span, state: none })).toEqual([
      expect.objectContaining({ day: '2027-01-31', states: [], why: 'Notification 1/2027' }),
    ]);
  });
});

describe('a rule by which nothing is due', () => {
  it('has no dates [DUE-02]', () => {
    expect(dated({ due: { kind: 'nothing' } }, '2026-04-01', '2028-03-31')).toEqual([]);
  });
});

describe('validity', () => {
  it('compares the first day of the period with from and until, both included [DUE-02]', () => {
    const rule = { from: day('2026-12-01'), until: day('2027-01-01') };
    expect(dated(rule, '2026-01-01', '2027-12-31')).toEqual(['2026-12 2027-01-11', '2027-01 2027-02-11']);
    expect(dated({ ...rule, from: day('2026-12-02') }, '2026-01-01', '2027-12-31')).toEqual([
      '2027-01 2027-02-11',
    ]);
  });
});
