import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../../../src/ui/kit/whenIdle';

const press = (): boolean => window.dispatchEvent(new KeyboardEvent('keydown'));
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('deferred work', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (action: () => void) => setTimeout(action, 1));
  });

  afterEach(async () => {
    await pass(20_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('starts after the customer has paused for five seconds', async () => {
    const work = vi.fn<() => void>();
    whenIdle(work);
    await pass(4900);
    press();
    await pass(4900);
    expect(work).not.toHaveBeenCalled();
    await pass(200);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not start after it is cancelled', async () => {
    const work = vi.fn<() => void>();
    const cancelTimer = whenIdle(work);
    await pass(4900);
    cancelTimer();
    await pass(9000);
    expect(work).not.toHaveBeenCalled();
  });

  it('runs one item after another, each after the previous has finished', async () => {
    const done: string[] = [];
    const finish: (() => void)[] = [];
    whenIdle(() => {
      done.push('first');
      return new Promise((resolve) => void finish.push(resolve));
    });
    whenIdle(() => void done.push('second'));
    await pass(9000);
    expect(done).toEqual(['first']);
    finish.forEach((resolve) => resolve());
    await pass(100);
    expect(done).toEqual(['first', 'second']);
  });

  it('continues after an item that failed', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const second = vi.fn<() => void>();
    whenIdle(() => Promise.reject(new Error('no')));
    whenIdle(second);
    await pass(9000);
    expect(second).toHaveBeenCalledTimes(1);
    expect(logged).toHaveBeenCalledTimes(1);
  });
});
