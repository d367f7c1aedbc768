import { isLeft, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { CALLS_AT_ONCE } from '../../../src/application/work/TaskReader';
import { ReadTracking, type TrackingResult } from '../../../src/application/work/ReadTracking';
import { taskId, type TaskId } from '../../../src/domain/work/task';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { aStep } from '../../domain/work/aTask';

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
const numbered = (count: number): readonly TaskId[] =>
  Array.from({ length: count }, (_, index) => taskId(String(index + 1)));

const startReader = (gateway = new InMemoryWorkGateway()) => {
  const delivered = new Map<string, TrackingResult>();
  const reader = new ReadTracking({ work: gateway }).execute((task, result) => delivered.set(task, result));
  return { gateway, delivered, reader };
};

const heldReader = () => {
  const gateway = new InMemoryWorkGateway();
  gateway.holdsAnswers = true;
  return startReader(gateway);
};

describe('steps are called once per task', () => {
  it('calls each of three tasks exactly once, however often they are named [TASK-02]', async () => {
    const { gateway, delivered, reader } = startReader();
    reader.enqueue([taskId('1'), taskId('2'), taskId('3')]);
    reader.enqueue([taskId('3'), taskId('2'), taskId('1')]);
    await settled();
    reader.enqueue([taskId('1')]);
    expect(gateway.asked).toEqual(['1', '2', '3']);
    expect([...delivered.keys()]).toEqual(['1', '2', '3']);
  });

  it('has at most six calls under way with two hundred tasks', async () => {
    const { gateway, delivered, reader } = heldReader();
    reader.enqueue(numbered(200));
    while (gateway.underWay.length > 0) {
      expect(gateway.underWay.length).toBeLessThanOrEqual(CALLS_AT_ONCE);
      gateway.letGo(gateway.underWay[0] ?? '');
      // oxlint-disable-next-line no-await-in-loop -- each answer makes room for the next call
      await settled();
    }
    expect(CALLS_AT_ONCE).toBe(6);
    expect(delivered.size).toBe(200);
    expect(new Set(gateway.asked).size).toBe(gateway.asked.length);
  });

  it('reads tasks that came into view before those that have waited longer', async () => {
    const { gateway, reader } = heldReader();
    reader.enqueue(numbered(10));
    reader.show(taskId('9'));
    reader.show(taskId('10'));
    reader.hide(taskId('10'));
    gateway.letGo('1');
    await settled();
    gateway.letGo('2');
    await settled();
    expect(gateway.asked.slice(6)).toEqual(['9', '7']);
  });

  it('loses only one task when one call fails', async () => {
    const { gateway, delivered, reader } = startReader(
      new InMemoryWorkGateway([], new Map([['2', [aStep()]]])),
    );
    gateway.failingSteps.add('1');
    reader.enqueue([taskId('1'), taskId('2')]);
    await settled();
    const failed = delivered.get('1');
    expect(failed !== undefined && isLeft(failed)).toBe(true);
    expect(delivered.get('2')).toEqual(right([aStep()]));
  });

  it('reads a task again when it is requested again', async () => {
    const { gateway, delivered, reader } = startReader(
      new InMemoryWorkGateway([], new Map([['1', [aStep()]]])),
    );
    gateway.failingSteps.add('1');
    reader.enqueue([taskId('1')]);
    await settled();
    gateway.failingSteps.clear();
    reader.requeue(taskId('1'));
    await settled();
    expect(delivered.get('1')).toEqual(right([aStep()]));
  });

  it('makes room for the next tasks when stuck calls are cancelled', async () => {
    const { gateway, delivered, reader } = heldReader();
    reader.enqueue(numbered(8));
    expect(gateway.underWay).toEqual(numbered(6));
    for (const stuck of numbered(6)) reader.abandon(taskId(stuck));
    await settled();
    expect(gateway.underWay).toEqual(['7', '8']);
    expect(delivered.size).toBe(0);
  });

  it('does not read a task that was cancelled while it waited, until it is requested again', async () => {
    const { gateway, delivered, reader } = heldReader();
    reader.enqueue(numbered(7));
    reader.abandon(taskId('7'));
    gateway.letGo('1');
    await settled();
    expect(gateway.asked).toEqual(numbered(6));
    reader.requeue(taskId('7'));
    gateway.letGo('7');
    await settled();
    expect([...delivered.keys()]).toEqual(['1', '7']);
  });

  it('delivers only the second response when a task is cancelled and requested again', async () => {
    const { gateway, delivered, reader } = heldReader();
    reader.enqueue([taskId('1')]);
    reader.abandon(taskId('1'));
    reader.requeue(taskId('1'));
    await settled();
    expect(delivered.size).toBe(0);
    gateway.letGo('1');
    await settled();
    expect(delivered.get('1')).toEqual(right([]));
    expect(gateway.asked).toEqual(['1', '1']);
  });

  it('cancels everything when the dashboard is left', async () => {
    const { gateway, delivered, reader } = heldReader();
    reader.enqueue(numbered(10));
    reader.stop();
    await settled();
    expect(gateway.underWay).toEqual([]);
    expect(gateway.asked).toHaveLength(6);
    expect(delivered.size).toBe(0);
  });

  it('reads nothing more once the dashboard is left', async () => {
    const { gateway, delivered, reader } = startReader();
    reader.stop();
    reader.enqueue([taskId('1')]);
    reader.requeue(taskId('2'));
    await settled();
    expect(gateway.asked).toEqual([]);
    expect(delivered.size).toBe(0);
  });
});
