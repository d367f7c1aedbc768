import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/dates/instant';
import type { StepStatus } from '../../../src/domain/work/stepStatus';
import { isOverdue, isPastDue, showsDueDate } from '../../../src/domain/work/overdue';
import { aMoment, moment, noDate, when } from '../when';

const DAY_MS = 86_400_000;
const noonOf20th = moment('2026-11-20T12:00:00+05:30');

describe('a due date that has passed', () => {
  it.each([
    ['2026-11-19', true],
    ['2026-11-20', false],
    ['2026-11-21', false],
    ['2026-11-19T23:59:59', true],
    ['2026-11-20T00:00:00', false],
    ['2026-11-20T09:00:00', false],
    ['2026-11-19T18:29:59Z', true],
    ['2026-11-19T18:30:00Z', false],
    ['no date', false],
  ])('is, for %s at noon of the 20th in India, %s [NEED-14]', (due, isPast) => {
    expect(isPastDue(when(due), noonOf20th)).toBe(isPast);
  });

  it('counts days of India, whatever the time of day', () => {
    expect(isPastDue(when('2026-11-19'), moment('2026-11-19T18:29:59Z'))).toBe(false);
    expect(isPastDue(when('2026-11-19'), moment('2026-11-19T18:30:00Z'))).toBe(true);
    expect(isPastDue(noDate, noonOf20th)).toBe(false);
  });

  it('is never in the future, and has passed a day later', () => {
    const time = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(time, time, (due, later) => {
        expect(isPastDue(aMoment(due + later), instant(due))).toBe(false);
        expect(isPastDue(aMoment(due), instant(due + later + DAY_MS))).toBe(true);
      }),
    );
  });
});

describe('a step is overdue', () => {
  const statuses: readonly StepStatus[] = ['notStarted', 'inProgress', 'complete', 'unknown'];
  const late = (due: string) =>
    statuses.filter((status) => isOverdue({ status, dueDate: when(due) }, noonOf20th));

  it('only while it is not complete [NEED-14]', () => {
    expect(late('2026-11-18')).toEqual(['notStarted', 'inProgress']);
    expect(late('2026-11-20')).toEqual([]);
    expect(late('')).toEqual([]);
  });
});

describe('the due date of a step', () => {
  it.each<readonly [StepStatus, boolean]>([
    ['notStarted', true],
    ['inProgress', true],
    ['complete', false],
    ['unknown', true],
  ])('of status %s is shown: %s', (status, isShown) => {
    expect(showsDueDate({ status })).toBe(isShown);
  });
});
