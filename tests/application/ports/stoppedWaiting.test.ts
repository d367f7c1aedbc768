import { left, right } from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { onAbort, orCancelled } from '../../../src/application/ports/stoppedWaiting';

describe('a listener for an abort', () => {
  it('is called once', () => {
    const controller = new AbortController();
    const heard: string[] = [];
    onAbort(controller.signal, () => heard.push('a'));
    onAbort(controller.signal, () => heard.push('b'));
    expect(heard).toEqual([]);
    controller.abort();
    controller.abort();
    expect(heard).toEqual(['a', 'b']);
  });

  it('is called at once when the signal has already aborted', () => {
    const controller = new AbortController();
    controller.abort();
    const heard: string[] = [];
    onAbort(controller.signal, () => heard.push('late'))();
    expect(heard).toEqual(['late']);
  });

  it('is not called after it unsubscribed, nor without a signal', () => {
    const controller = new AbortController();
    const heard: string[] = [];
    onAbort(controller.signal, () => heard.push('x'))();
    onAbort(undefined, () => heard.push('y'))();
    controller.abort();
    expect(heard).toEqual([]);
  });
});

describe('a result that the customer need not wait for', () => {
  it('is the result for a caller that waits, and the listener is removed from the signal', async () => {
    const { signal } = new AbortController();
    const release = vi.spyOn(signal, 'removeEventListener');
    expect(await orCancelled(Promise.resolve(right(1)), signal)).toEqual(right(1));
    await expect.poll(() => release).toHaveBeenCalledOnce();
  });

  it('is Cancelled at once for a caller that stops waiting; a later result is dropped', async () => {
    const controller = new AbortController();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof right<number>>>();
    const result = orCancelled(promise, controller.signal);
    controller.abort();
    expect(await result).toEqual(left({ kind: 'Cancelled', message: '' }));
    resolve(right(1));
    expect(await result).toEqual(left({ kind: 'Cancelled', message: '' }));
  });

  it('fails as the awaited call fails', async () => {
    const { signal } = new AbortController();
    await expect(orCancelled(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
  });
});
