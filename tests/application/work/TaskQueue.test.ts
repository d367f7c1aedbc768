import { describe, expect, it } from 'vitest';
import { TaskQueue } from '../../../src/application/work/TaskQueue';
import { taskId } from '../../../src/domain/work/task';

const queueOf = (...ids: readonly string[]): TaskQueue => {
  const queue = new TaskQueue();
  queue.enqueue(ids.map(taskId));
  return queue;
};

describe('the order in which tasks are read', () => {
  it('keeps the order in which they were queued', () => {
    expect(queueOf('1', '2', '3').take(2)).toEqual(['1', '2']);
  });

  it('takes those in view first', () => {
    const queue = queueOf('1', '2', '3', '4');
    queue.show(taskId('3'));
    queue.show(taskId('4'));
    queue.hide(taskId('3'));
    expect(queue.take(3)).toEqual(['4', '1', '2']);
  });

  it('looks through no tasks while there is no room, so that tens of thousands are queued at once', () => {
    const queue = new TaskQueue();
    for (let id = 0; id < 46_000; id += 1) {
      queue.enqueue([taskId(String(id))]);
      queue.take(0);
    }
    expect(queue.take(1)).toEqual(['0']);
  });

  it('returns each task once, however often it is queued', () => {
    const queue = queueOf('1', '2', '1');
    expect(queue.take(9)).toEqual(['1', '2']);
    queue.enqueue([taskId('1'), taskId('2'), taskId('3')]);
    expect(queue.take(9)).toEqual(['3']);
  });

  it('returns a task again for another try', () => {
    const queue = queueOf('1');
    queue.take(1);
    queue.requeue(taskId('1'));
    expect(queue.take(1)).toEqual(['1']);
  });

  it('does not return a task that was removed, until another try', () => {
    const queue = queueOf('1', '2');
    queue.remove(taskId('1'));
    queue.enqueue([taskId('1')]);
    expect(queue.take(9)).toEqual(['2']);
    queue.requeue(taskId('1'));
    expect(queue.take(9)).toEqual(['1']);
  });

  it('returns a task once that was first queued by another try', () => {
    const queue = new TaskQueue();
    queue.requeue(taskId('1'));
    queue.take(1);
    queue.enqueue([taskId('1')]);
    expect(queue.take(1)).toEqual([]);
  });

  it('returns each task once when all are requested and some are in view', () => {
    const queue = queueOf('1', '2', '3');
    queue.show(taskId('3'));
    expect(queue.take(9)).toEqual(['3', '1', '2']);
  });

  it('returns nothing when nothing is free', () => {
    const queue = queueOf('1');
    expect(queue.take(0)).toEqual([]);
    expect(queue.take(-1)).toEqual([]);
    expect(queue.take(1)).toEqual(['1']);
  });
});
