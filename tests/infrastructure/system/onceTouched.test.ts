import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onceTouched } from '../../../src/infrastructure/system/onceTouched';

const begun = (): (() => number) => {
  let calls = 0;
  onceTouched(() => void (calls += 1));
  return () => calls;
};

describe('what waits until the page is used [LINE-04]', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ['keydown', 'pointerdown'],
    ['pointerdown', 'keydown'],
  ])('begins three seconds after the first %s, once', (first, second) => {
    const calls = begun();
    vi.advanceTimersByTime(5000);
    expect(calls()).toBe(0);
    window.dispatchEvent(new Event(first));
    vi.advanceTimersByTime(2999);
    expect(calls()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(calls()).toBe(1);
    window.dispatchEvent(new Event(second));
    vi.advanceTimersByTime(60_000);
    expect(calls()).toBe(1);
  });

  it('begins after fifteen seconds on a page that nobody touches, once', () => {
    const calls = begun();
    vi.advanceTimersByTime(14_999);
    expect(calls()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(calls()).toBe(1);
    window.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(60_000);
    expect(calls()).toBe(1);
  });
});
