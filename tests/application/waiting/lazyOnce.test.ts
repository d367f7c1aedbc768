import { describe, expect, it } from 'vitest';
import { lazyOnce } from '../../../src/application/waiting/lazyOnce';

describe('what loads later', () => {
  it('is loaded once, however many ask before and after it came', async () => {
    let loads = 0;
    const code = lazyOnce(() => Promise.resolve((loads += 1)));
    expect(await Promise.all([code(), code()])).toEqual([1, 1]);
    expect(await code()).toBe(1);
  });

  it('is loaded again by the next who asks once it was lost, for all who waited', async () => {
    const outcomes = [() => Promise.reject(new Error('The line is down.')), () => Promise.resolve('code')];
    const code = lazyOnce(() => (outcomes.shift() ?? (() => Promise.resolve('too often')))());
    const lost = await Promise.allSettled([code(), code()]);
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect([await code(), await code()]).toEqual(['code', 'code']);
  });
});
