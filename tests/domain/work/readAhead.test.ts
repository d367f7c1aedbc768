import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { readAhead } from '../../../src/domain/work/readAhead';
import { taskStatusFromCode } from '../../../src/domain/work/task';
import { when } from '../when';
import { aTask } from './aTask';

const tasksOf = (codes: readonly number[]) =>
  codes.map((code, index) => aTask({ id: String(index), status: taskStatusFromCode(code) }));

const completed = (id: string, completedAt: ReturnType<typeof when>) =>
  aTask({ id, status: 'completed', completedAt });

describe('the tasks that are read before their cards are seen', () => {
  it('are active ones, then upcoming, then completed [NEED-16]', () => {
    expect(readAhead(tasksOf([3, 0, 7, 1, 2])).map(({ id }) => id)).toEqual(['3', '4', '1', '0']);
  });

  it('are of the completed ones the last, whatever the order of the list [NEED-16] [HOME-03]', () => {
    const old = Array.from({ length: 500 }, (_, index) => completed(`old${index}`, when('2024-05-01')));
    const ahead = readAhead([completed('undated', none), ...old, completed('new', when('2026-11-20'))]);
    expect([ahead.length, ahead[0]?.id, ahead[1]?.id]).toEqual([500, 'new', 'old0']);
    expect(ahead.some(({ id }) => id === 'undated')).toBe(false);
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
