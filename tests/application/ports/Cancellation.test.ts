import { describe, expect, it } from 'vitest';
import { cancellationSource } from '../../../src/application/ports/Cancellation';

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
