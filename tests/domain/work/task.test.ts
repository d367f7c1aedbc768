import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { findTask, taskStatusFromCode, taskId } from '../../../src/domain/work/task';
import { aTask } from './aTask';

describe('the status of a task', () => {
  it.each([
    [0, 'upcoming'],
    [1, 'started'],
    [2, 'workDone'],
    [3, 'completed'],
    ['3', 'completed'],
    [4, 'unknown'],
    [7, 'unknown'],
    [-1, 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('reads code %j as %s', (code, status) => {
    expect(taskStatusFromCode(code)).toBe(status);
  });

  it('knows exactly the codes 0 to 3', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), (code) => {
        expect(taskStatusFromCode(code) === 'unknown').toBe(code < 0 || code > 3);
      }),
    );
  });
});

describe('a task by its id', () => {
  it('is the one the customer has, else none', () => {
    const wanted = aTask({ id: '4' });
    expect(findTask([aTask(), wanted], taskId('4'))).toEqual(some(wanted));
    expect(findTask([aTask(), wanted], taskId('999'))).toEqual(none);
  });
});
