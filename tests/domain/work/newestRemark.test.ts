import fc from 'fast-check';
import { isSome, map, none, toUndefined } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../src/domain/dates/instant';
import { newestRemark } from '../../../src/domain/work/newestRemark';
import type { StepLog } from '../../../src/domain/work/trackingStep';
import { aMoment, noDate, when } from '../when';
import { aLog, aStep, aTask } from './aTask';

const reading = (id: string, ...logs: readonly (readonly StepLog[])[]) => ({
  task: aTask({ id }),
  steps: logs.map((log, index) => aStep({ id: `${id}.${index}`, log })),
});

const wordsOf = (...readings: readonly ReturnType<typeof reading>[]): string | undefined =>
  toUndefined(map(({ log }: { readonly log: StepLog }) => log.remarks)(newestRemark(readings)));

const momentOfLog = ({ createdAt }: StepLog): number => (isSome(createdAt) ? momentOf(createdAt.value) : -1);

const said = (remarks: string, at: string): StepLog => aLog({ remarks, createdAt: when(at) });

describe("the expert's newest remark", () => {
  it('is the newest of all steps of all tasks, with its step and task [HOME-02]', () => {
    const readings = [
      reading('1', [said('old', '2026-11-01')], [said('newest', '2026-11-19T10:00')]),
      reading('2', [said('newer', '2026-11-18')]),
    ];
    const newest = toUndefined(newestRemark(readings));
    expect([newest?.task.id, newest?.step.id, newest?.log.remarks]).toEqual(['1', '1.1', 'newest']);
  });

  it('is none where the expert wrote and sent nothing [HOME-02]', () => {
    expect(newestRemark([reading('1', [aLog({ remarks: ' \n' })], [])])).toEqual(none);
  });

  it('may be a file without words', () => {
    expect(isSome(newestRemark([reading('1', [aLog({ filePath: 'a/1.pdf' })])]))).toBe(true);
  });

  it('is the later entry of one moment, and one with a date before one without', () => {
    expect(wordsOf(reading('1', [said('first', '2026-11-01'), said('second', '2026-11-01')]))).toBe('second');
    const undated = aLog({ remarks: 'undated', createdAt: noDate });
    expect(wordsOf(reading('1', [said('dated', '2026-11-01'), undated]))).toBe('dated');
    expect(wordsOf(reading('1', [undated]))).toBe('undated');
  });

  const anyLog = fc
    .record({
      at: fc.nat(5),
      remarks: fc.constantFrom('', ' ', 'a', 'b', 'c'),
      filePath: fc.constantFrom('', 'x.pdf'),
    })
    .map(({ at, ...log }) => aLog({ ...log, createdAt: aMoment(at * 1000) }));
  const anyReadings = fc
    .uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 4 })
    .chain((ids) =>
      fc.tuple(
        ...ids.map((id) =>
          fc.array(fc.array(anyLog, { maxLength: 3 }), { maxLength: 3 }).map((logs) => reading(id, ...logs)),
        ),
      ),
    );

  it('is as new as any that says something, whatever the order of the tasks [HOME-02]', () => {
    fc.assert(
      fc.property(anyReadings, (readings) => {
        const newest = toUndefined(newestRemark(readings));
        const times = readings
          .flatMap(({ steps }) => steps.flatMap(({ log }) => log))
          .filter(({ remarks, filePath }) => remarks.trim() + filePath !== '')
          .map(momentOfLog);
        expect(newest && momentOfLog(newest.log)).toBe(times.length === 0 ? undefined : Math.max(...times));
        expect(toUndefined(newestRemark(readings.toReversed()))).toEqual(newest);
      }),
    );
  });
});
