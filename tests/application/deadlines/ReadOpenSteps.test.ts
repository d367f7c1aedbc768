import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { ReadOpenSteps } from '../../../src/application/deadlines/ReadOpenSteps';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { STOPPED_WAITING } from '../../../src/application/ports/stoppedWaiting';
import { aTask } from '../../domain/work/aTask';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';

const tasks = (count: number) =>
  Array.from({ length: count }, (_, index) => aTask({ id: String(index + 1) }));

const reading = (work: InMemoryWorkGateway, count: number) => {
  const taken: string[] = [];
  const controller = new AbortController();
  const read = new ReadOpenSteps({ work });
  const end = read.execute(tasks(count), (taskId) => taken.push(taskId), controller.signal);
  return { taken, end, stop: () => controller.abort() };
};

describe('reading the steps of open tasks', () => {
  it('gives those of each task and ends after the last [DUE-01]', async () => {
    const { taken, end } = reading(new InMemoryWorkGateway(), 20);
    expect(await end).toEqual(right(undefined));
    expect(taken).toHaveLength(20);
  });

  it('ends at once without a task', async () => {
    expect(await reading(new InMemoryWorkGateway(), 0).end).toEqual(right(undefined));
  });

  it('gives the others when one fails, and ends with the failure', async () => {
    const work = new InMemoryWorkGateway();
    work.failingSteps.add('1');
    const { taken, end } = reading(work, 3);
    expect(await end).toEqual(left(gatewayError('ServerFault')));
    expect(taken).toEqual(['2', '3']);
  });

  it('cancels the calls under way when nobody waits any more', async () => {
    const work = new InMemoryWorkGateway();
    work.holdsAnswers = true;
    const { taken, end, stop } = reading(work, 20);
    expect(work.underWay).toHaveLength(20);
    stop();
    expect(await end).toEqual(left(STOPPED_WAITING));
    expect([work.underWay, taken]).toEqual([[], []]);
  });
});
