import { left, right } from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { cancellationSource, orCancelled } from '../../../src/application/ports/Cancellation';

describe('a wish to stop', () => {
  it('tells every listener once', () => {
    const { cancellation, cancel } = cancellationSource();
    const heard: string[] = [];
    cancellation.onCancel(() => heard.push('a'));
    cancellation.onCancel(() => heard.push('b'));
    expect(cancellation.isCancelled()).toBe(false);
    cancel();
    cancel();
    expect(heard).toEqual(['a', 'b']);
    expect(cancellation.isCancelled()).toBe(true);
  });

  it('tells a listener that comes late at once', () => {
    const { cancellation, cancel } = cancellationSource();
    cancel();
    const heard: string[] = [];
    const release = cancellation.onCancel(() => heard.push('late'));
    release();
    expect(heard).toEqual(['late']);
  });

  it('leaves a listener that was taken back alone', () => {
    const { cancellation, cancel } = cancellationSource();
    const heard: string[] = [];
    const release = cancellation.onCancel(() => heard.push('x'));
    release();
    cancel();
    expect(heard).toEqual([]);
  });
});

describe('an answer that the customer need not wait for', () => {
  it('is the answer for whoever waits, and hears of no wish any more', async () => {
    const { cancellation } = cancellationSource();
    const released: string[] = [];
    const watched = {
      ...cancellation,
      onCancel: (listener: () => void) => {
        const release = cancellation.onCancel(listener);
        return () => {
          release();
          released.push('x');
        };
      },
    };
    expect(await orCancelled(Promise.resolve(right(1)), watched)).toEqual(right(1));
    await vi.waitFor(() => expect(released).toEqual(['x']));
  });

  it('is Cancelled at once for whoever waits no longer; what comes later is dropped', async () => {
    const { cancellation, cancel } = cancellationSource();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof right<number>>>();
    const answer = orCancelled(promise, cancellation);
    cancel();
    expect(await answer).toEqual(left({ kind: 'Cancelled', message: '' }));
    resolve(right(1));
    expect(await answer).toEqual(left({ kind: 'Cancelled', message: '' }));
  });

  it('fails as what is awaited fails', async () => {
    const { cancellation } = cancellationSource();
    await expect(orCancelled(Promise.reject(new Error('broken')), cancellation)).rejects.toThrow('broken');
  });
});
