import { describe, expect, it } from 'vitest';
import { readEach } from '../../../src/application/work/readEach';
import { ReadTracking } from '../../../src/application/work/ReadTracking';
import { aTask } from '../../domain/work/aTask';
import { turns } from '../checkout/aCheckout';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';

const tasks = ['1', '2', '3'].map((id) => aTask({ id }));

const reading = (work: InMemoryWorkGateway, taskIds = tasks.map(({ id }) => id)) => {
  const taken: string[] = [];
  const leaving = new AbortController();
  const { signal } = leaving;
  const take = (taskId: string): void => void taken.push(taskId);
  const end = readEach(new ReadTracking({ work }), { taskIds, take, signal });
  return { taken, end, stop: () => leaving.abort() };
};

describe('reading each of several tasks', () => {
  it('ends once the last was read, not with the first', async () => {
    const work = new InMemoryWorkGateway(tasks);
    work.holdsAnswers = true;
    const { taken, end } = reading(work);
    const ended = end.then((isWhole) => [isWhole, ...taken]);
    for (const id of ['1', '2']) work.letGo(id);
    await turns();
    work.letGo('3');
    expect(await ended).toEqual([true, '1', '2', '3']);
    expect(taken).toEqual(['1', '2', '3']);
  });

  it('ends at once where there is none', async () => {
    expect(await reading(new InMemoryWorkGateway(), []).end).toBe(true);
  });

  it('stops the calls under way when nobody waits any more, and says that it is not whole', async () => {
    const work = new InMemoryWorkGateway(tasks);
    work.holdsAnswers = true;
    const { taken, end, stop } = reading(work);
    expect(work.underWay).toEqual(['1', '2', '3']);
    stop();
    expect(await end).toBe(false);
    expect([work.underWay, taken]).toEqual([[], []]);
  });
});
