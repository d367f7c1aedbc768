import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { ReadSentFiles } from '../../../src/application/documents/ReadSentFiles';
import type { TaskStatus } from '../../../src/domain/work/task';
import { aLog, aStep, aTask } from '../../domain/work/aTask';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';

const sentOn = (id: string) => [aStep({ log: [aLog({ filePath: `steps/${id} return.pdf` })] })] as const;

const worksOn = (ids: readonly string[], status: TaskStatus = 'started'): InMemoryWorkGateway =>
  new InMemoryWorkGateway(
    ids.map((id) => aTask({ id, status })),
    new Map(ids.map((id) => [id, sentOn(id)])),
  );

const read = (work: InMemoryWorkGateway, signal = new AbortController().signal) =>
  new ReadSentFiles({ work }).execute(signal);

const namesIn = async (work: InMemoryWorkGateway) => {
  const result = await read(work);
  if (isLeft(result)) return result.left.kind;
  const { files, failure, unchecked } = result.right;
  return { names: files.map(({ name }) => name), failure: failure?.kind, unchecked };
};

describe('reading what the expert sent', () => {
  it('asks for the steps of each task once, completed ones too [PAPER-02] [NEED-12]', async () => {
    const work = worksOn(['1', '2']);
    work.all = [...work.all, aTask({ id: '3', status: 'completed' })];
    expect(await namesIn(work)).toEqual({
      names: ['1 return.pdf', '2 return.pdf'],
      failure: undefined,
      unchecked: 0,
    });
    expect(work.asked).toEqual(['1', '2', '3']);
  });

  it('tells that the steps of a task failed beside the files of the others [PAPER-02]', async () => {
    const work = worksOn(['1', '2']);
    work.failingSteps.add('1');
    expect(await namesIn(work)).toEqual({ names: ['2 return.pdf'], failure: 'ServerFault', unchecked: 0 });
  });

  it('fails where the tasks cannot be read', async () => {
    const work = worksOn(['1']);
    work.fail();
    expect(await namesIn(work)).toBe('ServerFault');
    expect(work.asked).toEqual([]);
  });

  it('looks at 500 tasks and says how many more there are [NEED-16]', async () => {
    const work = worksOn(Array.from({ length: 502 }, (_, index) => String(index)));
    const result = await read(work);
    expect(isRight(result) && result.right.unchecked).toBe(2);
    expect(work.asked).toHaveLength(500);
  });

  it('is cancelled with the page', async () => {
    const work = worksOn(['1']);
    work.holdsAnswers = true;
    const leaving = new AbortController();
    const reading = read(work, leaving.signal);
    await expect.poll(() => work.underWay).toEqual(['1']);
    leaving.abort();
    const result = await reading;
    expect(isLeft(result) && result.left.kind).toBe('Cancelled');
  });
});
