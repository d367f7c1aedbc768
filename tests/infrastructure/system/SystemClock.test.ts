import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerTime, serverTime } from '../../../src/infrastructure/system/serverTime';
import { SystemClock } from '../../../src/infrastructure/system/SystemClock';
import { SystemTimer } from '../../../src/infrastructure/system/SystemTimer';

const SERVER = Date.parse('2026-11-20T09:35:00Z');
const HEADER = 'Fri, 20 Nov 2026 09:35:00 GMT';
const FAST_BY = 11 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER + FAST_BY });
  window.localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

describe('the clock', () => {
  it('is the device’s until the server has answered, and then the server’s [ENTRY-03]', () => {
    const clock = new SystemClock();
    expect(clock.now()).toBe(SERVER + FAST_BY);
    for (const unreadable of [null, '', 'soon']) serverTime.hear(unreadable);
    expect(clock.now()).toBe(SERVER + FAST_BY);
    serverTime.hear(HEADER);
    expect([clock.now(), clock.device()]).toEqual([SERVER, SERVER + FAST_BY]);
  });

  it('is right from the next page’s beginning, until the device’s clock is [ENTRY-03]', () => {
    new ServerTime().hear(HEADER);
    const next = new ServerTime();
    expect(next.correction()).toBe(-FAST_BY);
    vi.setSystemTime(SERVER);
    next.hear(HEADER);
    expect([next.correction(), window.localStorage.length]).toEqual([0, 0]);
  });

  it('takes what storage has of it only if it is a number', () => {
    window.localStorage.setItem('portal.clockCorrection', 'much');
    expect(new ServerTime().correction()).toBe(0);
  });
});

describe('the timer', () => {
  it('never ends a wait of more than 2^31 ms at once, and can cancel it [ENTRY-03]', () => {
    const ended = vi.fn<() => void>();
    const cancelled = vi.fn<() => void>();
    const wait = 2 ** 32;
    new SystemTimer().after(wait, ended);
    const cancel = new SystemTimer().after(wait, cancelled);
    vi.advanceTimersByTime(wait - 1);
    expect(ended).not.toHaveBeenCalled();
    cancel();
    vi.advanceTimersByTime(1);
    expect([ended.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 0]);
  });
});
