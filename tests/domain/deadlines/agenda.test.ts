import { describe, expect, it } from 'vitest';
import {
  agendaLines,
  agendaOf,
  agendaSpan,
  byMonth,
  inOrderOfDays,
} from '../../../src/domain/deadlines/agenda';
import { type Deadline, ownDeadlines } from '../../../src/domain/deadlines/deadline';
import { isOutdated } from '../../../src/domain/deadlines/outdated';
import { aQuotation } from '../quotations/builders';
import { day, moment, when } from '../when';
import { aStep, aTask } from '../work/aTask';

const TODAY = day('2026-11-22');
/** Before every date of these tests, so that each is a line of the agenda. */
const LONG_BEFORE = moment('2026-01-01T00:00:00Z');

const expiring = (...days: readonly string[]): readonly Deadline[] =>
  ownDeadlines(
    days.map((on, index) => aQuotation({ id: String(index), expiresAt: when(on) })),
    [],
    LONG_BEFORE,
  );

const daysOf = (deadlines: readonly Deadline[]): readonly string[] => deadlines.map((one) => one.day);

const idsOf = (deadlines: readonly Deadline[]): readonly string[] => deadlines.map(({ id }) => id);

describe('the agenda', () => {
  it('covers this and the next financial year [DUE-01]', () => {
    expect(agendaSpan(day('2026-11-22'))).toEqual({ from: '2026-04-01', to: '2028-03-31' });
    expect(agendaSpan(day('2027-03-31'))).toEqual({ from: '2026-04-01', to: '2028-03-31' });
    expect(agendaSpan(day('2027-04-01'))).toEqual({ from: '2027-04-01', to: '2029-03-31' });
  });

  it('has what is due today among what comes, and what is past apart, newest first [DUE-08]', () => {
    const deadlines = expiring('2027-01-03', '2026-11-22', '2026-11-21', '2026-04-02', '2026-11-23');
    const { earlier, coming, later } = agendaOf(deadlines, TODAY);
    expect(daysOf(earlier)).toEqual(['2026-11-21', '2026-04-02']);
    expect(daysOf(coming)).toEqual(['2026-11-22', '2026-11-23', '2027-01-03']);
    expect(later).toEqual([]);
  });

  it('keeps the order of the table among the dates of one day', () => {
    const { earlier, coming } = agendaOf(
      expiring('2026-11-21', '2026-11-23', '2026-11-21', '2026-11-23'),
      TODAY,
    );
    expect([idsOf(earlier), idsOf(coming)]).toEqual([
      ['quotation-0', 'quotation-2'],
      ['quotation-1', 'quotation-3'],
    ]);
  });

  it('ends with the next financial year and keeps what is still open from before this one [DUE-01]', () => {
    const { earlier, coming, later } = agendaOf(expiring('2028-03-31', '2028-04-01', '2026-03-31'), TODAY);
    expect([earlier, coming, later].map(daysOf)).toEqual([['2026-03-31'], ['2028-03-31'], []]);
  });

  it('folds away what comes after the month of today and the two after it [DUE-08]', () => {
    const { coming, later } = agendaOf(
      expiring('2026-11-30', '2027-01-31', '2027-02-01', '2028-03-31'),
      TODAY,
    );
    expect(daysOf(coming)).toEqual(['2026-11-30', '2027-01-31']);
    expect(daysOf(later)).toEqual(['2027-02-01', '2028-03-31']);
  });

  it('keeps the next date in view, and the rest of its month, however far away it is [DUE-08]', () => {
    const { coming, later } = agendaOf(
      expiring('2027-06-11', '2027-06-30', '2027-07-01', '2026-11-21'),
      TODAY,
    );
    expect(daysOf(coming)).toEqual(['2027-06-11', '2027-06-30']);
    expect(daysOf(later)).toEqual(['2027-07-01']);
  });

  it('has late steps apart from what has passed, the most overdue first', () => {
    const steps = ['2026-11-20', '2026-02-28', '2026-11-22'].map((on, index) =>
      aStep({ id: String(index), dueDate: when(on) }),
    );
    const own = ownDeadlines(
      [aQuotation({ id: '9', expiresAt: when('2026-11-19') })],
      [{ task: aTask({ id: '7' }), steps }],
      LONG_BEFORE,
    );
    const { overdue, earlier, coming } = agendaOf(own, TODAY);
    expect(daysOf(overdue)).toEqual(['2026-02-28', '2026-11-20']);
    expect(daysOf(earlier)).toEqual(['2026-11-19']);
    expect(daysOf(coming)).toEqual(['2026-11-22']);
  });

  it('is in the order of its days on paper, whatever the order of its parts [DUE-10]', () => {
    expect(daysOf(inOrderOfDays(expiring('2026-11-21', '2026-04-02', '2026-11-23')))).toEqual([
      '2026-04-02',
      '2026-11-21',
      '2026-11-23',
    ]);
  });

  it('has a heading where a month or a day begins [DUE-01]', () => {
    const lines = agendaLines(expiring('2026-12-11', '2026-12-11', '2026-12-12', '2027-12-12'));
    expect(lines.map(({ startsMonth, startsDay }) => [startsMonth, startsDay])).toEqual([
      [true, true],
      [false, false],
      [false, true],
      [true, true],
    ]);
  });

  it('is grouped by the months of each year', () => {
    const months = byMonth(expiring('2026-11-22', '2026-11-30', '2026-12-01', '2027-11-22'));
    expect(months.map(daysOf)).toEqual([['2026-11-22', '2026-11-30'], ['2026-12-01'], ['2027-11-22']]);
    expect(byMonth([])).toEqual([]);
  });
});

describe('a table of dates', () => {
  it.each([
    ['2026-11-22', '2027-11-22', false],
    ['2026-11-22', '2027-11-23', true],
    ['2028-02-29', '2029-02-28', false],
    ['2028-02-29', '2029-03-01', true],
  ])('checked on %s is on %s outdated: %s [DUE-05]', (checkedOn, today, outdated) => {
    expect(isOutdated({ checkedOn: day(checkedOn) }, day(today))).toBe(outdated);
  });
});
