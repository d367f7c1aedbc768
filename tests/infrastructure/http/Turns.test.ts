import * as fc from 'fast-check';
import { type Either, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { STOPPED_WAITING } from '../../../src/application/ports/stoppedWaiting';
import { CALLS_AT_ONCE, Turns } from '../../../src/infrastructure/http/Turns';
import { taskId } from '../../../src/domain/work/task';

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
const numbered = (count: number, from = 1): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(from + index));

/** Calls that are held until the test lets them go. */
const held = (turns = new Turns()) => {
  const begun: string[] = [];
  const underWay = new Map<string, (result: Either<string, string>) => void>();
  const results: (readonly [string, Either<unknown, string>])[] = [];
  const end = async (id: string, result: Either<string, string>): Promise<void> => {
    const resolve = underWay.get(id);
    underWay.delete(id);
    resolve?.(result);
    await settled();
  };
  const ask = (id: string): (() => void) => {
    const leaving = new AbortController();
    const call = () =>
      new Promise<Either<string, string>>((resolve) => {
        begun.push(id);
        underWay.set(id, resolve);
        leaving.signal.addEventListener('abort', () => void end(id, left('cancelled')));
      });
    void turns.run(taskId(id), leaving.signal, call).then((result) => results.push([id, result]));
    return () => leaving.abort();
  };
  return { turns, begun, underWay, results, ask, end };
};

describe('calls for tasks have their turn', () => {
  it('six at a time, in the order in which they were asked for [TASK-02]', async () => {
    const { begun, ask, end, results } = held();
    for (const id of numbered(8)) ask(id);
    expect(begun).toEqual(numbered(CALLS_AT_ONCE));
    await end('3', right('three'));
    expect(begun).toEqual(numbered(7));
    expect(results).toEqual([['3', right('three')]]);
    expect(CALLS_AT_ONCE).toBe(6);
  });

  it('those for tasks in view before those that have waited longer', async () => {
    const { turns, begun, ask, end } = held();
    for (const id of numbered(10)) ask(id);
    turns.show(taskId('9'));
    turns.show(taskId('10'));
    turns.hide(taskId('10'));
    await end('1', right(''));
    await end('2', right(''));
    expect(begun.slice(CALLS_AT_ONCE)).toEqual(['9', '7']);
  });

  it('each for itself: a failed or broken one costs no other', async () => {
    const { turns, begun, ask, end, results } = held();
    const broken = turns.run(taskId('0'), undefined, () => Promise.reject(new Error('broken')));
    for (const id of numbered(7)) ask(id);
    await expect(broken).rejects.toThrow('broken');
    await end('1', left('failed'));
    expect(begun).toEqual(numbered(7));
    expect(results).toEqual([['1', left('failed')]]);
  });

  it('no longer once nobody waits for them, which makes room for the next', async () => {
    const { begun, ask, results } = held();
    const stop = numbered(8).map((id) => ask(id));
    stop[6]?.();
    stop[0]?.();
    await settled();
    expect(begun).toEqual([...numbered(CALLS_AT_ONCE), '8']);
    expect(results).toEqual([
      ['7', left(STOPPED_WAITING)],
      ['1', left('cancelled')],
    ]);
  });

  it('not at all if nobody waits from the beginning', async () => {
    const turns = new Turns();
    const result = await turns.run(taskId('1'), AbortSignal.abort(), () => Promise.resolve(right('read')));
    expect(result).toEqual(left(STOPPED_WAITING));
  });

  it('without a look through tens of thousands that wait', async () => {
    const { ask, begun } = held();
    for (const id of numbered(46_000)) ask(id);
    await settled();
    expect(begun).toHaveLength(CALLS_AT_ONCE);
  });
});

describe('whatever is asked for, stopped, seen and answered', () => {
  const step = fc.record({
    what: fc.constantFrom('ask', 'stop', 'show', 'hide', 'answer'),
    which: fc.nat({ max: 15 }),
  });

  it('at most six run, no turn is lost, and each is answered once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { turns, begun, underWay, results, ask, end } = held();
        const stops: (() => void)[] = [];
        for (const { what, which } of steps) {
          if (what === 'ask') stops.push(ask(String(stops.length)));
          if (what === 'stop') stops[which]?.();
          if (what === 'show') turns.show(taskId(String(which)));
          if (what === 'hide') turns.hide(taskId(String(which)));
          const answered = [...underWay.keys()][which];
          // oxlint-disable-next-line no-await-in-loop -- each answer makes room for the next call
          if (what === 'answer' && answered !== undefined) await end(answered, right(answered));
          expect(underWay.size).toBeLessThanOrEqual(CALLS_AT_ONCE);
        }
        while (underWay.size > 0) {
          const [first = ''] = underWay.keys();
          // oxlint-disable-next-line no-await-in-loop -- each answer makes room for the next call
          await end(first, right(first));
        }
        // A call that was stopped last answers in a moment.
        await settled();
        expect(new Set(begun).size).toBe(begun.length);
        expect(results.map(([id]) => id).toSorted()).toEqual(stops.map((_, id) => String(id)).toSorted());
      }),
    );
  });
});
