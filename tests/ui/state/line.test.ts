import { left, right } from 'fp-ts/Either';
import { afterEach, describe, expect, it } from 'vitest';
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
    const loadable = new Loadable(() => Promise.resolve(left('lost')));
    await loadable.load();
    expect(loadable.error).toBe('lost');
  });
});

const code = (): Promise<string> =>
  line.isDown ? Promise.reject(new Error('gone')) : Promise.resolve('code');

describe('code without a connection', () => {
  it('is loaded again once it is back, but not where there is one [LINE-02]', async () => {
    line.setDown(true);
    const loading = overGaps(code);
    await Promise.resolve();
    line.setDown(false);
    expect(await loading).toBe('code');
    await expect(overGaps(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  });
});
