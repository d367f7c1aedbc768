import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { needsYou } from '../../../src/domain/attention/needsYou';
import type { TaskReading } from '../../../src/domain/attention/sources';
import type { TaskStatus } from '../../../src/domain/work/task';
import { when } from '../when';
import { aStep, aTask } from '../work/aTask';
import { aReading, missing, NOW, sourcesOf, uploaded } from './builders';

const listed = (...readings: readonly TaskReading[]) => needsYou(sourcesOf({ tasks: some(readings) }), NOW);
const kinds = (...readings: readonly TaskReading[]) => listed(...readings).map(({ kind }) => kind);

const lateStep = aStep({ id: '5', name: 'Review', status: 'inProgress', dueDate: when('2026-11-19') });
const statuses: readonly (readonly [TaskStatus, number])[] = [
  ['upcoming', 1],
  ['started', 1],
  ['workDone', 1],
  ['completed', 0],
  ['unknown', 0],
];

describe('the missing documents of a task', () => {
  it('are one entry with their names, linked to the task [NEED-03]', () => {
    const documents = [missing('PAN card'), uploaded('Logo'), missing('Aadhaar card')];
    expect(listed(aReading({ id: '30', serviceName: 'Company' }, documents))).toEqual([
      {
        kind: 'uploadDocuments',
        id: '30',
        subject: ['Company'],
        documents: ['PAN card', 'Aadhaar card'],
        due: none,
        isDueUnread: false,
        since: when('2026-11-01'),
        place: { kind: 'documents', task: aTask({ id: '30', serviceName: 'Company' }) },
      },
    ]);
  });

  it('are no entry once all are uploaded, or while they are unknown [NEED-03]', () => {
    expect(listed(aReading({}, [uploaded('PAN card')]))).toEqual([]);
    expect(listed({ task: aTask(), documents: none, steps: some([]) })).toEqual([]);
  });

  it.each(statuses)('of a task that is %s are listed %i times [NEED-03]', (status, count) => {
    expect(listed(aReading({ status }, [missing('PAN card')]))).toHaveLength(count);
  });

  it('are due with the first open step, whose lateness is never told as the provider’s [NEED-06]', () => {
    const steps = [
      aStep({ status: 'complete', dueDate: when('2026-11-01') }),
      aStep({ status: 'unknown', dueDate: when('2026-11-02') }),
      aStep({ status: 'notStarted', dueDate: none }),
      aStep({ status: 'notStarted', dueDate: when('2026-11-25') }),
      aStep({ status: 'inProgress', dueDate: when('2026-11-18') }),
      aStep({ status: 'notStarted', dueDate: when('2026-11-22') }),
    ];
    const [entry, ...more] = listed(aReading({}, [missing('PAN card')], steps));
    expect(more).toEqual([]);
    expect([entry?.kind, entry?.due]).toEqual([
      'uploadDocuments',
      some({ day: '2026-11-18', distance: { kind: 'overdue', days: 2 } }),
    ]);
  });

  it('may be overdue while the steps cannot be read, so that nothing less urgent stands above them [NEED-08] [NEED-11]', () => {
    const unread = { ...aReading({ id: '31' }, [missing('PAN card')]), steps: none };
    const overdue = aReading({ id: '30' }, [missing('PAN card')], [aStep({ dueDate: when('2026-11-18') })]);
    const undated = aReading({ id: '29' }, [missing('PAN card')]);
    expect(listed(undated, overdue, unread)).toEqual([
      expect.objectContaining({ id: '31', due: none, isDueUnread: true }),
      expect.objectContaining({ id: '30', isDueUnread: false }),
      expect.objectContaining({ id: '29', due: none, isDueUnread: false }),
    ]);
  });
});

describe('a step of the provider', () => {
  it('that was due yesterday and is not complete is told as late, with the chat [NEED-06]', () => {
    const reading = aReading({ id: '31' }, [uploaded('PAN card')], [lateStep]);
    expect(listed(reading)).toEqual([
      {
        kind: 'providerLate',
        id: '31',
        subject: ['GST Filing'],
        step: 'Review',
        due: some({ day: '2026-11-19', distance: { kind: 'overdue', days: 1 } }),
        since: when('2026-11-01'),
        place: { kind: 'chat' },
      },
    ]);
  });

  it('that is due today, complete or of unknown status is not late [NEED-06]', () => {
    const today = aStep({ ...lateStep, dueDate: when('2026-11-20') });
    for (const step of [today, aStep({ ...lateStep, status: 'complete' }), aStep({ status: 'unknown' })])
      expect(kinds(aReading({}, [], [step]))).toEqual([]);
  });

  it('is one entry a task, for the step that was due first; of one day the first in its order', () => {
    const steps = [
      aStep({ name: 'Filing', dueDate: when('2026-11-18') }),
      aStep({ name: 'Future', dueDate: when('2026-12-01') }),
      aStep({ name: 'Review', dueDate: when('2026-11-15') }),
      aStep({ name: 'Preparation', dueDate: when('2026-11-15') }),
    ];
    const [entry, ...more] = listed(aReading({}, [], steps));
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ kind: 'providerLate', step: 'Review' });
  });

  it('is never called late while the documents are unknown or the steps unread [NEED-06]', () => {
    expect(kinds({ ...aReading({}, [], [lateStep]), documents: none })).toEqual([]);
    expect(kinds({ ...aReading({}, [], []), steps: none })).toEqual([]);
  });

  it.each(statuses)('of a task that is %s is listed %i times', (status, count) => {
    expect(kinds(aReading({ status }, [], [lateStep]))).toHaveLength(count);
  });
});
