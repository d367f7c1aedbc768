import { type Either, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { type Cancellation, cancellationSource } from '../../../src/application/ports/Cancellation';
import { SharedAnswers } from '../../../src/application/waiting/SharedAnswers';

const stopped = left({ kind: 'Cancelled', message: '' });

/** Something asked for from two screens, answered when the test says. */
const askedTwice = () => {
  const answers = new SharedAnswers<never, string>();
  const { promise, resolve } = Promise.withResolvers<Either<never, string>>();
  const started: Cancellation[] = [];
  const start = (wish: Cancellation): Promise<Either<never, string>> => {
    started.push(wish);
    return promise;
  };
  const [one, other] = [cancellationSource(), cancellationSource()];
  const first = answers.ask('same', start, one.cancellation);
  const second = answers.ask('same', start, other.cancellation);
  return { answers, start, started, resolve, one, other, first, second };
};

describe('the same asked from two screens', () => {
  it('is started once and answers both', async () => {
    const { started, resolve, first, second } = askedTwice();
    resolve(right('done'));
    expect(await Promise.all([first, second])).toEqual([right('done'), right('done')]);
    expect(started).toHaveLength(1);
  });

  it.each(['one', 'other'] as const)('goes on when %s of them waits no longer', async (who) => {
    const asked = askedTwice();
    asked[who].cancel();
    const [leaves, stays] = who === 'one' ? [asked.first, asked.second] : [asked.second, asked.first];
    expect(await leaves).toEqual(stopped);
    expect(asked.started[0]?.isCancelled()).toBe(false);
    asked.resolve(right('done'));
    expect(await stays).toEqual(right('done'));
  });

  it('is stopped when neither waits any more', async () => {
    const { started, one, other, first, second } = askedTwice();
    one.cancel();
    other.cancel();
    expect(await Promise.all([first, second])).toEqual([stopped, stopped]);
    expect(started[0]?.isCancelled()).toBe(true);
  });

  it('is started anew once it has ended', async () => {
    const { answers, start, started, resolve, first } = askedTwice();
    resolve(right('done'));
    await first;
    await answers.ask('same', start);
    expect(started).toHaveLength(2);
  });

  it('is started again once nobody waits for the stopped one, which ends on its own [RESUME-07]', async () => {
    const { answers, started, one, other, resolve } = askedTwice();
    one.cancel();
    other.cancel();
    const second = Promise.withResolvers<Either<never, string>>();
    const start = (wish: Cancellation): Promise<Either<never, string>> => {
      started.push(wish);
      return second.promise;
    };
    const fresh = answers.ask('same', start, cancellationSource().cancellation);
    expect(started).toHaveLength(2);
    expect(started[1]?.isCancelled()).toBe(false);
    resolve(right('late'));
    await Promise.resolve();
    await Promise.resolve();
    const joined = answers.ask('same', start);
    second.resolve(right('fresh'));
    expect(await Promise.all([fresh, joined])).toEqual([right('fresh'), right('fresh')]);
    expect(started).toHaveLength(2);
  });
});
