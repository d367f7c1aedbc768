import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { nextDate } from '../../../src/domain/attention/nextDate';
import { when } from '../when';
import { aStep } from '../work/aTask';
import { aReading, lawfully, NOW, onDay, sourcesOf } from './builders';

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
      kind: 'step',
      service: 'Books',
      step: 'Review',
      due: { day: '2026-11-23', distance: { kind: 'left', days: 3 } },
    };
    for (const tasks of [
      [audit, books],
      [books, audit],
    ])
      expect(nextDate(sourcesOf({ tasks: some(tasks) }), NOW)).toEqual(some(review));
  });

  it('may be today', () => {
    const today = aReading({}, [], [due('Review', '2026-11-20')]);
    expect(nextDate(sourcesOf({ tasks: some([today]) }), NOW)).toMatchObject({
      value: { due: { day: '2026-11-20' } },
    });
  });

  it('is, of one day, that of the first service by name', () => {
    const twin = aReading({ id: '3', serviceName: 'Compliance' }, [], [due('Filing', '2026-11-24')]);
    for (const tasks of [
      [twin, audit],
      [audit, twin],
    ])
      expect(nextDate(sourcesOf({ tasks: some(tasks) }), NOW)).toMatchObject({ value: { service: 'Audit' } });
  });

  it('is the next date by law where that comes first, however far away [NEED-10]', () => {
    const tasks = some([aReading({ serviceName: 'GST Filing' }, [], [due('Filing', '2027-01-24')])]);
    const statutory = lawfully({ due: onDay(5) }, { due: onDay(19), form: 'GSTR-3B' });
    const law = { kind: 'statutory', topic: 'gst', form: 'GSTR-1', due: { day: '2026-12-05' } };
    expect(nextDate(sourcesOf({ tasks, statutory }), NOW)).toMatchObject({ value: law });
    const earlier = some([aReading({ serviceName: 'GST Filing' }, [], [due('Filing', '2026-12-05')])]);
    expect(nextDate(sourcesOf({ tasks: earlier, statutory }), NOW)).toMatchObject({
      value: { kind: 'step' },
    });
  });

  it('is unknown without tasks, without dates and for completed tasks', () => {
    const completed = aReading({ status: 'completed' }, [], [due('Filing', '2026-11-24')]);
    expect(nextDate(sourcesOf({ tasks: none }), NOW)).toEqual(none);
    expect(nextDate(sourcesOf({ tasks: some([]) }), NOW)).toEqual(none);
    expect(nextDate(sourcesOf({ tasks: some([completed, aReading({}, [], [aStep()])]) }), NOW)).toEqual(none);
  });
});
