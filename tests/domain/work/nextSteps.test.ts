import { describe, expect, it } from 'vitest';
import { nextSteps } from '../../../src/domain/work/nextSteps';
import type { TaskStatus } from '../../../src/domain/work/task';
import { aTask } from './aTask';

const namesOf = (...given: Parameters<typeof nextSteps>): readonly string[] =>
  nextSteps(...given).map(({ name, turn, isCurrent }) => `${name} ${turn}${isCurrent ? ' now' : ''}`);

const task = aTask();

describe('the next steps of a paid order', () => {
  it('begin with the customer while documents are missing, whatever else could not be read [BUY-07]', () => {
    const expected = ['upload customer now', 'work provider', 'result customer'];
    expect(namesOf({ tasks: [task], wanting: [task], isKnown: true })).toEqual(expected);
    expect(namesOf({ tasks: [task], wanting: [task], isKnown: false })).toEqual(expected);
  });

  it("are the provider's once nothing is missing [BUY-07]", () => {
    expect(namesOf({ tasks: [task], wanting: [], isKnown: true })).toEqual([
      'nothingToUpload customer',
      'work provider now',
      'result customer',
    ]);
  });

  it('are told while one task of several is still to be done [BUY-07]', () => {
    const tasks = [{ ...task, status: 'completed' as const }, task];
    expect(nextSteps({ tasks, wanting: [], isKnown: true })).toHaveLength(3);
  });

  it.each<readonly [TaskStatus, boolean]>([
    ['started', false],
    ['completed', true],
    ['unknown', true],
  ])('are not told of a task that is %s where known is %s [BUY-07]', (status, isKnown) => {
    expect(nextSteps({ tasks: [{ ...task, status }], wanting: [], isKnown })).toEqual([]);
  });

  it('are not told of an order without tasks [BUY-07]', () => {
    expect(nextSteps({ tasks: [], wanting: [], isKnown: false })).toEqual([]);
  });
});
