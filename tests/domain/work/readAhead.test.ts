import { describe, expect, it } from 'vitest';
import { readAhead } from '../../../src/domain/work/readAhead';
import { taskStatusFromCode } from '../../../src/domain/work/task';
import { aTask } from './aTask';

const tasksOf = (codes: readonly number[]) =>
  codes.map((code, index) => aTask({ id: String(index), status: taskStatusFromCode(code) }));

describe('the tasks that are read before their cards are seen', () => {
  it('are active ones, then upcoming, then completed [NEED-16]', () => {
    expect(readAhead(tasksOf([3, 0, 7, 1, 2])).map(({ id }) => id)).toEqual(['3', '4', '1', '0']);
  });

  it('are 500 at most, however many there are [NEED-16]', () => {
    const tasks = tasksOf(Array.from({ length: 46_119 }, (_, index) => index % 4));
    const ahead = readAhead(tasks);
    expect([
      ahead.length,
      ahead.every(({ status }) => status === 'started' || status === 'workDone'),
    ]).toEqual([500, true]);
  });
});
