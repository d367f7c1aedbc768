import { describe, expect, it } from 'vitest';
import { TrackingQueue } from '../../../src/application/work/TrackingQueue';

const queueOf = (...ids: readonly string[]): TrackingQueue => {
  const queue = new TrackingQueue();
  queue.add(ids);
  return queue;
};

describe('the order in which tasks are asked for', () => {
  it('keeps the order in which they were lined up', () => {
    expect(queueOf('1', '2', '3').take(2)).toEqual(['1', '2']);
  });

  it('takes those in view first', () => {
    const queue = queueOf('1', '2', '3', '4');
    queue.show('3');
    queue.show('4');
    queue.hide('3');
    expect(queue.take(3)).toEqual(['4', '1', '2']);
  });

  it('hands out each task once, however often it is lined up', () => {
    const queue = queueOf('1', '2', '1');
    expect(queue.take(9)).toEqual(['1', '2']);
    queue.add(['1', '2', '3']);
    expect(queue.take(9)).toEqual(['3']);
  });

  it('hands out a task again when another try is wanted', () => {
    const queue = queueOf('1');
    queue.take(1);
    queue.addAgain('1');
    expect(queue.take(1)).toEqual(['1']);
  });

  it('hands out no more a task that was taken out of the line, until another try is wanted', () => {
    const queue = queueOf('1', '2');
    queue.remove('1');
    queue.add(['1']);
    expect(queue.take(9)).toEqual(['2']);
    queue.addAgain('1');
    expect(queue.take(9)).toEqual(['1']);
  });

  it('hands out a task once that was lined up by another try first', () => {
    const queue = new TrackingQueue();
    queue.addAgain('1');
    queue.take(1);
    queue.add(['1']);
    expect(queue.take(1)).toEqual([]);
  });

  it('hands out each task once when all are wanted and some are in view', () => {
    const queue = queueOf('1', '2', '3');
    queue.show('3');
    expect(queue.take(9)).toEqual(['3', '1', '2']);
  });

  it('hands out nothing when nothing is free', () => {
    const queue = queueOf('1');
    expect(queue.take(0)).toEqual([]);
    expect(queue.take(-1)).toEqual([]);
    expect(queue.take(1)).toEqual(['1']);
  });
});
