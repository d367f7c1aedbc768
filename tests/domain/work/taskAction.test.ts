import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { groupTasks, onlyUpcoming } from '../../../src/domain/work/grouping';
import type { TaskStatus } from '../../../src/domain/work/task';
import { mayWantDocuments, taskAction, whoseTurn } from '../../../src/domain/work/taskAction';
import { aTask } from './aTask';

const statuses: readonly TaskStatus[] = ['upcoming', 'started', 'workDone', 'completed', 'unknown'];
const kinds = (missing: Parameters<typeof taskAction>[1]) =>
  statuses.map((status) => taskAction({ status }, missing).kind);

describe('the link to a task', () => {
  it('leads to the documents that are missing while the task is upcoming or under way', () => {
    expect(kinds(some(4))).toEqual(['upload', 'upload', 'upload', 'details', 'details']);
    expect(taskAction({ status: 'upcoming' }, some(4))).toEqual({ kind: 'upload', missing: some(4) });
  });

  it('leads to the details once no document is missing', () => {
    expect(kinds(some(0))).toEqual(['details', 'details', 'details', 'details', 'details']);
  });

  it('leads an upcoming task to its documents while their number is not known', () => {
    expect(kinds(none)).toEqual(['upload', 'details', 'details', 'details', 'details']);
  });

  it('asks about documents only for tasks that may need some', () => {
    expect(statuses.filter((status) => mayWantDocuments({ status }))).toEqual([
      'upcoming',
      'started',
      'workDone',
    ]);
  });
});

const turns = (missing: Parameters<typeof whoseTurn>[1]) =>
  statuses.map((status) => whoseTurn({ status }, missing));

describe('whose turn it is in a task', () => {
  it('is the customer’s while a document is missing, then the provider’s [NEED-03] [NEED-06]', () => {
    expect(turns(some(1))).toEqual(['customer', 'customer', 'customer', 'nobody', 'nobody']);
    expect(turns(some(0))).toEqual(['provider', 'provider', 'provider', 'nobody', 'nobody']);
  });

  it('is not known while the documents are not', () => {
    expect(turns(none)).toEqual(['unknown', 'unknown', 'unknown', 'nobody', 'nobody']);
  });
});

const isOnlyUpcoming = (...given: readonly TaskStatus[]): boolean =>
  onlyUpcoming(groupTasks(given.map((status) => aTask({ status }))));

describe('work that only waits to begin', () => {
  it('is upcoming work without any that is active, whatever is completed', () => {
    expect(isOnlyUpcoming('upcoming', 'completed')).toBe(true);
    expect(isOnlyUpcoming('upcoming', 'workDone')).toBe(false);
    expect(isOnlyUpcoming('completed')).toBe(false);
    expect(isOnlyUpcoming()).toBe(false);
  });
});
