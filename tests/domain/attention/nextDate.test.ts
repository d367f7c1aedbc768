import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { nextDate } from '../../../src/domain/attention/nextDate';
import { when } from '../when';
import { aStep } from '../work/aTask';
import { aReading, NOW } from './builders';

const due = (name: string, day: string, status: 'notStarted' | 'complete' = 'notStarted') =>
  aStep({ name, status, dueDate: when(day) });

const audit = aReading({ id: '1', serviceName: 'Audit' }, [], [due('Filing', '2026-11-24')]);
const books = aReading(
  { id: '2', serviceName: 'Books' },
  [],
  [
    due('Old', '2026-11-19'),
    due('Done', '2026-11-21', 'complete'),
    due('Review', '2026-11-23'),
    due('Closure', '2026-12-01'),
    aStep(),
  ],
);

describe('the next date', () => {
  it('is that of the first open step that is due today or later [NEED-10]', () => {
    const review = {
      service: 'Books',
      step: 'Review',
      due: { day: '2026-11-23', distance: { kind: 'left', days: 3 } },
    };
    for (const tasks of [
      [audit, books],
      [books, audit],
    ])
      expect(nextDate({ tasks: some(tasks) }, NOW)).toEqual(some(review));
  });

  it('may be today', () => {
    const today = aReading({}, [], [due('Review', '2026-11-20')]);
    expect(nextDate({ tasks: some([today]) }, NOW)).toMatchObject({ value: { due: { day: '2026-11-20' } } });
  });

  it('is, of one day, that of the first service by name', () => {
    const twin = aReading({ id: '3', serviceName: 'Compliance' }, [], [due('Filing', '2026-11-24')]);
    for (const tasks of [
      [twin, audit],
      [audit, twin],
    ])
      expect(nextDate({ tasks: some(tasks) }, NOW)).toMatchObject({ value: { service: 'Audit' } });
  });

  it('is unknown without tasks, without dates and for completed tasks', () => {
    const completed = aReading({ status: 'completed' }, [], [due('Filing', '2026-11-24')]);
    expect(nextDate({ tasks: none }, NOW)).toEqual(none);
    expect(nextDate({ tasks: some([]) }, NOW)).toEqual(none);
    expect(nextDate({ tasks: some([completed, aReading({}, [], [aStep()])]) }, NOW)).toEqual(none);
  });
});
