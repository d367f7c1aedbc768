import { isNone, none, type Option } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { When } from '../../../src/domain/dates/instant';
import type { Remark } from '../../../src/domain/work/newestRemark';
import { newestRemark } from '../../../src/domain/work/newestRemark';
import { isOpened, withOpened } from '../../../src/domain/work/openedRemarks';
import type { Task } from '../../../src/domain/work/task';
import type { StepLog } from '../../../src/domain/work/trackingStep';
import { when } from '../when';
import { aLog, aStep, aTask } from './aTask';

const said = (remarks: string, createdAt: Option<When> = when('2026-11-19T10:00')): StepLog =>
  aLog({ remarks, createdAt });

const newestOf = (logs: readonly StepLog[], step = '1', task = '3'): Remark<Task> => {
  const newest = newestRemark([{ task: aTask({ id: task }), steps: [aStep({ id: step, log: logs })] }]);
  if (isNone(newest)) throw new Error('There is no remark.');
  return newest.value;
};

const first = said('first');

describe('the remarks that were opened', () => {
  it('are known again after they were opened, on their own task alone [PAPER-03]', () => {
    const remark = newestOf([first]);
    expect(isOpened({}, remark)).toBe(false);
    const opened = withOpened(withOpened({}, remark), newestOf([first], '1', '4'));
    expect([isOpened(opened, remark), isOpened(opened, newestOf([first], '1', '5'))]).toEqual([true, false]);
    expect(Object.keys(opened)).toEqual(['3', '4']);
  });

  it.each([
    ['at another moment', newestOf([said('first', when('2026-11-19T10:01'))])],
    ['at another step', newestOf([first], '2')],
    ['at the same moment, after it', newestOf([first, said('second')])],
    ['without a date', newestOf([said('first', none)])],
  ])('are others than one %s [PAPER-03]', (_, other) => {
    expect(isOpened(withOpened({}, newestOf([first])), other)).toBe(false);
  });

  it('are told apart by step and number, also where the figures of both are alike [PAPER-03]', () => {
    const undated = Array.from({ length: 11 }, (_, place) => said(`remark ${place}`, none));
    const opened = withOpened({}, newestOf(undated, '1'));
    expect(isOpened(opened, newestOf(undated.slice(0, 1), '11'))).toBe(false);
  });

  it('stay opened while the step moves without a word, and whichever end of its history is first', () => {
    const older = said('older', when('2026-11-01'));
    const opened = withOpened({}, newestOf([older, first]));
    expect(isOpened(opened, newestOf([older, first, aLog({ createdAt: when('2026-11-20') })]))).toBe(true);
    expect(isOpened(opened, newestOf([first, older]))).toBe(true);
  });
});
