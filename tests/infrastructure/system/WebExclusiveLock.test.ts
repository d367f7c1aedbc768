import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebExclusiveLock } from '../../../src/infrastructure/system/WebExclusiveLock';

type Request = (name: string, work: () => Promise<unknown>) => Promise<unknown>;

afterEach(() => vi.unstubAllGlobals());

/** A browser whose tabs share locks, granted one after another. */
const browserWithLocks = () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = vi.fn<Request>((_, work) => {
    last = last.then(work, work);
    return last;
  });
  vi.stubGlobal('navigator', { locks: { request } });
  return request;
};

describe('a lock shared by tabs', () => {
  it('is the Web Lock of that name and runs one work at a time [RESUME-09]', async () => {
    const request = browserWithLocks();
    const done: string[] = [];
    const work = (name: string) => async (): Promise<string> => {
      done.push(`${name} begins`);
      await Promise.resolve();
      done.push(`${name} ends`);
      return name;
    };
    const tabs = [new WebExclusiveLock(), new WebExclusiveLock()];
    const names = await Promise.all(tabs.map((tab, index) => tab.run('order', work(String(index)))));
    expect(names).toEqual(['0', '1']);
    expect(done).toEqual(['0 begins', '0 ends', '1 begins', '1 ends']);
    expect(request.mock.calls.map(([name]) => name)).toEqual(['order', 'order']);
  });

  it('runs work at once in a browser without Web Locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await new WebExclusiveLock().run('order', async () => 'done')).toBe('done');
  });

  it('runs work once when the browser forbids its locks', async () => {
    const request = vi.fn<Request>(() => Promise.reject(new DOMException('forbidden')));
    vi.stubGlobal('navigator', { locks: { request } });
    const work = vi.fn<() => Promise<string>>(async () => 'done');
    expect(await new WebExclusiveLock().run('order', work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('passes on an error of the work without running it again', async () => {
    browserWithLocks();
    const work = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('broken')));
    await expect(new WebExclusiveLock().run('order', work)).rejects.toThrow('broken');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
