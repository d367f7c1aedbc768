import { describe, expect, it, vi } from 'vitest';
import { readingFetch } from '../../../src/infrastructure/http/retryPolicy';
import { spacedFetch } from '../../../src/infrastructure/http/spacedFetch';

const addressOf = (input: RequestInfo | URL): string => (typeof input === 'string' ? input : 'another');

/** Calls whose order is noted, on a page whose tasks end when the test says so. */
const aPage = (answer: (address: string) => Promise<Response> = async () => new Response('{}')) => {
  const sent: string[] = [];
  const ends: (() => void)[] = [];
  const send = vi.fn<typeof fetch>((input) => {
    sent.push(addressOf(input));
    return answer(addressOf(input));
  });
  const taskEnds = (): Promise<void> => new Promise((resolve) => void ends.push(resolve));
  const endTask = async (): Promise<void> => {
    for (const end of ends.splice(0)) end();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { send, sent, taskEnds, endTask };
};

describe('reads that begin together', () => {
  it('are sent one a task, the first at once, in their order', async () => {
    const { send, sent, taskEnds, endTask } = aPage();
    const spaced = spacedFetch(send, taskEnds);
    const answers = Promise.all(['a', 'b', 'c'].map((address) => spaced(address)));
    expect(sent).toEqual(['a']);
    await endTask();
    expect(sent).toEqual(['a', 'b']);
    await endTask();
    expect(sent).toEqual(['a', 'b', 'c']);
    expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('are not overtaken by a later one, and leave the way free afterwards', async () => {
    const { send, sent, taskEnds, endTask } = aPage();
    const spaced = spacedFetch(send, taskEnds);
    void spaced('a');
    void spaced('b');
    await endTask();
    void spaced('c');
    expect(sent).toEqual(['a', 'b']);
    await endTask();
    await endTask();
    expect(sent).toEqual(['a', 'b', 'c']);
    void spaced('d');
    expect(sent).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are sent also after one that could not be', async () => {
    const { send, sent, taskEnds, endTask } = aPage((address) =>
      address === 'c' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('lost')),
    );
    const spaced = spacedFetch(send, taskEnds);
    const answers = Promise.allSettled(['a', 'b', 'c'].map((address) => spaced(address)));
    await endTask();
    await endTask();
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('are not sent once nobody waits for them', async () => {
    const { send, sent, taskEnds, endTask } = aPage();
    const spaced = spacedFetch(
      readingFetch(send, () => 0),
      taskEnds,
    );
    const abort = new AbortController();
    void spaced('a');
    const left = spaced('b', { signal: abort.signal });
    abort.abort();
    await endTask();
    await expect(left).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(sent).toEqual(['a']);
  });

  it('follow each other without a sign from outside', async () => {
    const { send, sent } = aPage();
    const spaced = spacedFetch(send);
    await Promise.all(['a', 'b', 'c'].map((address) => spaced(address)));
    expect(sent).toEqual(['a', 'b', 'c']);
  });
});
