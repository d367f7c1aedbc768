import { type Either, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { SharedCalls } from '../../../src/application/waiting/SharedCalls';

const stopped = left({ kind: 'Cancelled', message: '' });

/** The same request from two screens; `resolve` answers it. */
const askedTwice = () => {
  const answers = new SharedCalls<never, string>();
  const { promise, resolve } = Promise.withResolvers<Either<never, string>>();
  const started: AbortSignal[] = [];
  const start = (signal: AbortSignal): Promise<Either<never, string>> => {
    started.push(signal);
    return promise;
  };
  const [one, other] = [new AbortController(), new AbortController()];
  const first = answers.ask('same', start, one.signal);
  const second = answers.ask('same', start, other.signal);
  return { answers, start, started, resolve, one, other, first, second };
};

describe('the same request from two screens', () => {
  it('is started once and answers both', async () => {
    const { started, resolve, first, second } = askedTwice();
    resolve(right('done'));
    expect(await Promise.all([first, second])).toEqual([right('done'), right('done')]);
    expect(started).toHaveLength(1);
  });

  it.each(['one', 'other'] as const)('continues when %s of them stops waiting', async (who) => {
    const asked = askedTwice();
    asked[who].abort();
    const [leaves, stays] = who === 'one' ? [asked.first, asked.second] : [asked.second, asked.first];
    expect(await leaves).toEqual(stopped);
    expect(asked.started[0]?.aborted).toBe(false);
    asked.resolve(right('done'));
    expect(await stays).toEqual(right('done'));
  });

  it('is stopped when neither waits any more', async () => {
    const { started, one, other, first, second } = askedTwice();
    one.abort();
    other.abort();
    expect(await Promise.all([first, second])).toEqual([stopped, stopped]);
    expect(started[0]?.aborted).toBe(true);
  });

  it('is started again once it has ended', async () => {
    const { answers, start, started, resolve, first } = askedTwice();
    resolve(right('done'));
    await first;
    await answers.ask('same', start);
    expect(started).toHaveLength(2);
  });

  it('is started again once nobody waits for the stopped one, which ends on its own [RESUME-07]', async () => {
    const { answers, started, one, other, resolve } = askedTwice();
    one.abort();
    other.abort();
    const second = Promise.withResolvers<Either<never, string>>();
    const start = (signal: AbortSignal): Promise<Either<never, string>> => {
      started.push(signal);
      return second.promise;
    };
    const fresh = answers.ask('same', start, new AbortController().signal);
    expect(started).toHaveLength(2);
    expect(started[1]?.aborted).toBe(false);
    resolve(right('late'));
    await Promise.resolve();
    await Promise.resolve();
    const joined = answers.ask('same', start);
    second.resolve(right('fresh'));
    expect(await Promise.all([fresh, joined])).toEqual([right('fresh'), right('fresh')]);
    expect(started).toHaveLength(2);
  });
});
