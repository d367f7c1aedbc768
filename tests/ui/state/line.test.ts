import { type Either, left, right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Command } from '../../../src/ui/state/Command';
import { Loadable } from '../../../src/ui/state/Loadable';
import { line } from '../../../src/ui/state/line';
import { overGaps } from '../../../src/ui/state/overGaps';

afterEach(() => line.setDown(false));

const counting = () => {
  const done = { times: 0 };
  const command = new Command(() => {
    done.times += 1;
    return Promise.resolve();
  });
  return { command, done };
};

describe('an action without a connection', () => {
  it('waits for it and is done once [LINE-02]', async () => {
    const { command, done } = counting();
    line.setDown(true);
    const pressed = command.run();
    await command.run();
    expect([command.isRunning, done.times]).toEqual([true, 0]);
    line.setDown(false);
    await pressed;
    expect([command.isRunning, done.times]).toEqual([false, 1]);
  });

  it('is dropped when it is cancelled, or when its screen is left [LINE-02]', async () => {
    const { command, done } = counting();
    line.setDown(true);
    const cancelled = command.run();
    command.cancel();
    await cancelled;
    const abandoned = command.run();
    line.leaveScreen();
    await abandoned;
    line.setDown(false);
    expect([command.isRunning, done.times]).toEqual([false, 0]);
  });
});

describe('an action that was dropped for want of a connection', () => {
  it.each<readonly [string, (command: Command<readonly [string]>) => void]>([
    ['is cancelled', (command) => command.cancel()],
    ['is left with its screen', () => line.leaveScreen()],
  ])('says so, once, with what it was given, where it %s [LINE-02]', async (_how, drop) => {
    const dropped: string[] = [];
    const command = new Command<readonly [string]>(
      () => Promise.resolve(),
      'online',
      (name) => void dropped.push(name),
    );
    line.setDown(true);
    const pressed = command.run('a.pdf');
    drop(command);
    await pressed;
    line.setDown(false);
    await command.run('b.pdf');
    expect(dropped).toEqual(['a.pdf']);
  });
});

describe('an action that needs no connection', () => {
  it('does not wait for one [LINE-02]', async () => {
    let done = 0;
    const command = new Command(async () => void (done += 1), 'offline');
    line.setDown(true);
    await command.run();
    expect([command.isRunning, done]).toEqual([false, 1]);
  });
});

describe('a read without a connection', () => {
  it('fails no one: it is read again once the connection is back [LINE-02]', async () => {
    const loadable = new Loadable(() => Promise.resolve(line.isDown ? left('lost') : right(7)));
    line.setDown(true);
    const reading = loadable.load();
    await Promise.resolve();
    expect(loadable.state.kind).toBe('loading');
    line.setDown(false);
    await reading;
    expect(loadable.value).toBe(7);
  });

  it('is read again though it failed only after the connection was back [LINE-02]', async () => {
    vi.useFakeTimers();
    const late = Promise.withResolvers<Either<string, number>>();
    const read = vi
      .fn<() => Promise<Either<string, number>>>(() => Promise.resolve(right(7)))
      .mockReturnValueOnce(late.promise);
    const loadable = new Loadable(read);
    line.setDown(true);
    const reading = loadable.load();
    await vi.advanceTimersByTimeAsync(30_000);
    line.setDown(false);
    await vi.advanceTimersByTimeAsync(15_000);
    late.resolve(left('lost'));
    await vi.advanceTimersByTimeAsync(1000);
    await reading;
    vi.useRealTimers();
    expect([loadable.state.kind, loadable.value]).toEqual(['loaded', 7]);
  });

  it('outlives the screen on which it began, such as that of the cart in the top bar [LINE-02]', async () => {
    const loadable = new Loadable(() => Promise.resolve(line.isDown ? left('lost') : right(7)));
    line.setDown(true);
    const reading = loadable.load();
    await Promise.resolve();
    line.leaveScreen();
    line.setDown(false);
    await reading;
    expect(loadable.value).toBe(7);
  });

  it('that was stopped stays stopped', async () => {
    const loadable = new Loadable(() => Promise.resolve(line.isDown ? left('lost') : right(7)));
    line.setDown(true);
    const reading = loadable.load();
    await Promise.resolve();
    loadable.stop();
    line.setDown(false);
    await reading;
    expect(loadable.state.kind).toBe('stopped');
  });

  it('shows its failure where there is a connection', async () => {
    vi.useFakeTimers();
    line.setDown(true);
    line.setDown(false);
    await vi.advanceTimersByTimeAsync(10_001);
    const loadable = new Loadable(() => Promise.resolve(left('lost')));
    await loadable.load();
    vi.useRealTimers();
    expect(loadable.error).toBe('lost');
  });
});

const code = (): Promise<string> =>
  line.isDown ? Promise.reject(new Error('gone')) : Promise.resolve('code');

const lost = (): Promise<string> => Promise.reject(new Error('gone'));

describe('code without a connection', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is loaded again once it is back [LINE-02]', async () => {
    line.setDown(true);
    const loading = overGaps(code);
    await vi.advanceTimersByTimeAsync(60_000);
    line.setDown(false);
    expect(await loading).toBe('code');
  });

  it('is tried once a second while the connection that came back settles [LINE-02]', async () => {
    line.setDown(true);
    const load = vi.fn<() => Promise<string>>(code).mockImplementationOnce(lost).mockImplementationOnce(lost);
    line.setDown(false);
    const loading = overGaps(load);
    await vi.advanceTimersByTimeAsync(1999);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toBe('code');
  });

  it('is given up where it fails for other reasons: at once, or when the connection has been back for ten seconds', async () => {
    const load = vi.fn<() => Promise<string>>(lost);
    line.setDown(true);
    line.setDown(false);
    const given = overGaps(load).catch((reason: unknown) => reason);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await given).toEqual(new Error('gone'));
    expect(load).toHaveBeenCalledTimes(12);
    await expect(overGaps(load)).rejects.toThrow('gone');
    expect(load).toHaveBeenCalledTimes(13);
  });
});
