import { isNone, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { needsYou } from '../../../src/domain/attention/needsYou';
import { lookedThrough } from '../../../src/domain/attention/remarkEntries';
import type { TaskReading } from '../../../src/domain/attention/sources';
import { newestRemark } from '../../../src/domain/work/newestRemark';
import { type OpenedRemarks, withOpened } from '../../../src/domain/work/openedRemarks';
import type { TaskStatus } from '../../../src/domain/work/task';
import { when } from '../when';
import { aLog, aStep, aTask } from '../work/aTask';
import { aReading, missing, NOW, sourcesOf } from './builders';

const log = aLog({ remarks: 'Please check the draft.', createdAt: when('2026-11-19T10:00') });
const older = aLog({ remarks: 'We have begun.', createdAt: when('2026-11-02T10:00') });
const step = aStep({ id: '5', name: 'Review', status: 'inProgress', log: [older, log] });

const listed = (readings: readonly TaskReading[], opened: OpenedRemarks = {}) =>
  needsYou(sourcesOf({ tasks: some(readings), opened }), NOW);

const openedOf = ({ task }: TaskReading): OpenedRemarks => {
  const newest = newestRemark([{ task, steps: [step] }]);
  return isNone(newest) ? {} : withOpened({}, newest.value);
};

describe('a remark that the customer has not opened', () => {
  it('is an entry that leads to its step, one for a task [PAPER-03]', () => {
    const task = { id: '30', serviceName: 'Company' };
    const other = aStep({ id: '6', log: [aLog({ filePath: 'steps/draft.pdf' })] });
    expect(listed([aReading(task, [], [step, other])])).toEqual([
      {
        kind: 'readRemark',
        id: '30',
        subject: ['Company'],
        step: 'Review',
        due: none,
        since: when('2026-11-19T10:00'),
        place: { kind: 'step', task: aTask(task), step },
      },
    ]);
  });

  it('is gone once it was opened, and back with the next one [PAPER-03]', () => {
    const reading = aReading({ id: '30' }, [], [step]);
    const opened = openedOf(reading);
    expect(listed([reading], opened)).toEqual([]);
    const next = { ...step, log: [...step.log, aLog({ remarks: 'Filed.', createdAt: when('2026-11-20') })] };
    expect(listed([aReading({ id: '30' }, [], [next])], opened)).toHaveLength(1);
  });

  it.each<readonly [TaskStatus, string, number]>([
    ['upcoming', '', 1],
    ['started', '', 1],
    ['workDone', '', 1],
    ['completed', '2026-09-21', 1],
    ['completed', '2026-09-20', 0],
    ['completed', '', 0],
    ['unknown', '2026-11-19', 0],
  ])('of a task that is %s, completed on %j, is listed %i times [PAPER-03]', (status, day, count) => {
    const reading = aReading({ status, completedAt: when(day) }, [], [step]);
    expect(listed([reading])).toHaveLength(count);
    expect(lookedThrough([reading.task], NOW)).toHaveLength(count);
  });

  it.each([
    ['2026-10-21', 1],
    ['2026-10-20', 0],
    ['', 1],
  ])('written on %j is listed %i times: after thirty days it is no news [PAPER-03]', (day, count) => {
    const written = aStep({ log: [aLog({ remarks: 'We have begun.', createdAt: when(day) })] });
    expect(listed([aReading({}, [], [written])])).toHaveLength(count);
  });

  it('is none without words and without a file, and none while the steps cannot be read', () => {
    expect(listed([aReading({}, [], [aStep({ log: [aLog({ remarks: ' ' })] })])])).toEqual([]);
    expect(listed([{ ...aReading({}), steps: none }])).toEqual([]);
  });

  it('waits after documents, before a step of the provider that is late [PAPER-03] [NEED-08]', () => {
    const late = { ...step, dueDate: when('2026-11-01') };
    const readings = [
      aReading({ id: '31' }, [], [late]),
      aReading({ id: '30' }, [missing('PAN card')], [step]),
    ];
    expect(listed(readings).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'uploadDocuments 30',
      'readRemark 30',
      'readRemark 31',
      'providerLate 31',
    ]);
  });
});
