import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserConnection } from '../../../src/infrastructure/system/BrowserConnection';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';

let reloader: InMemoryReloader;
let timer: InMemoryTimer;
let isDown: boolean | undefined;
let stop: () => void;

const answered = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
};

/** What the browser says of its network, and whether the portal answers. */
const become = async (says: 'online' | 'offline', answers: boolean): Promise<void> => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(says === 'online');
  reloader.isReachable = answers;
  window.dispatchEvent(new Event(says));
  await answered();
};

const pass = async (milliseconds: number): Promise<void> => {
  timer.pass(milliseconds);
  await answered();
};

beforeEach(() => {
  reloader = new InMemoryReloader();
  timer = new InMemoryTimer();
  isDown = undefined;
  stop = new BrowserConnection({ reloader, timer }).watch((now) => {
    isDown = now;
  });
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('The connection', () => {
  it('is down when the browser says so and the portal does not answer, until the browser says otherwise [LINE-02]', async () => {
    await become('offline', false);
    expect(isDown).toBe(true);
    await become('online', false);
    expect(isDown).toBe(false);
  });

  it('is there on a machine without a network that reaches its own portal', async () => {
    await become('offline', true);
    expect(isDown).toBe(false);
  });

  it('is asked for again every fifteen seconds, should the browser not tell of its return', async () => {
    await become('offline', false);
    reloader.isReachable = true;
    await pass(14_999);
    expect(isDown).toBe(true);
    await pass(1);
    expect(isDown).toBe(false);
  });

  it('is looked at once more a second after a call that still got through [LINE-02]', async () => {
    await become('offline', true);
    reloader.isReachable = false;
    await pass(999);
    expect(isDown).toBe(false);
    await pass(1);
    expect(isDown).toBe(true);
  });

  it('is looked at every fifteen seconds while the browser alone says that it is gone, and no more after that', async () => {
    await become('offline', true);
    await pass(1000);
    reloader.isReachable = false;
    await pass(14_999);
    expect(isDown).toBe(false);
    await pass(1);
    expect(isDown).toBe(true);
    await become('online', true);
    expect([isDown, timer.count]).toEqual([false, 0]);
  });

  it('tells nothing more to a listener that has left', async () => {
    stop();
    await become('offline', false);
    expect(isDown).not.toBe(true);
  });
});
