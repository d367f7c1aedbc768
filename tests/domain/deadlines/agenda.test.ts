import { describe, expect, it } from 'vitest';
import { agendaLines, agendaOf, agendaSpan } from '../../../src/domain/deadlines/agenda';
import { type Deadline, ownDeadlines } from '../../../src/domain/deadlines/deadline';
import { isOutdated } from '../../../src/domain/deadlines/outdated';
import { aQuotation } from '../quotations/builders';
import { day, when } from '../when';

const expiring = (...days: readonly string[]): readonly Deadline[] =>
  ownDeadlines(
    days.map((on, index) => aQuotation({ id: String(index), expiresAt: when(on) })),
    [],
  );

const daysOf = (deadlines: readonly Deadline[]): readonly string[] => deadlines.map((one) => one.day);

describe('the agenda', () => {
  it('covers this and the next financial year [DUE-01]', () => {
    expect(agendaSpan(day('2026-11-22'))).toEqual({ from: '2026-04-01', to: '2028-03-31' });
    expect(agendaSpan(day('2027-03-31'))).toEqual({ from: '2026-04-01', to: '2028-03-31' });
    expect(agendaSpan(day('2027-04-01'))).toEqual({ from: '2027-04-01', to: '2029-03-31' });
  });

  it('has what is due today among what comes, and what is past before it, each in order [DUE-08]', () => {
    const deadlines = expiring('2027-01-03', '2026-11-22', '2026-11-21', '2026-04-02', '2026-11-23');
    const { earlier, coming } = agendaOf(deadlines, day('2026-11-22'));
    expect(daysOf(earlier)).toEqual(['2026-04-02', '2026-11-21']);
    expect(daysOf(coming)).toEqual(['2026-11-22', '2026-11-23', '2027-01-03']);
  });

  it('ends with the next financial year and keeps what is still open from before this one [DUE-01]', () => {
    const { earlier, coming } = agendaOf(
      expiring('2028-03-31', '2028-04-01', '2026-03-31'),
      day('2026-11-22'),
    );
    expect(daysOf(earlier)).toEqual(['2026-03-31']);
    expect(daysOf(coming)).toEqual(['2028-03-31']);
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
