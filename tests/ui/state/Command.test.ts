import { describe, expect, it } from 'vitest';
import { onAbort } from '../../../src/application/ports/stoppedWaiting';
import { Command } from '../../../src/ui/state/Command';
import type { Run } from '../../../src/ui/state/RunProgress';

/** A command whose runs end when the test says so, or when they are cancelled. */
const controlled = () => {
  const runs: Run[] = [];
  const ends: (() => void)[] = [];
  const command = new Command((run) => {
    runs.push(run);
    return new Promise<void>((resolve) => {
      ends.push(resolve);
      onAbort(run.signal, resolve);
    });
  });
  return { command, runs, ends };
};

describe('an action', () => {
  it('runs once at a time, so that Enter and click do it once', async () => {
    const { command, runs, ends } = controlled();
    const first = command.run();
    await command.run();
    expect(runs).toHaveLength(1);
    expect(command.isRunning).toBe(true);
    ends[0]?.();
    await first;
    expect(command.isRunning).toBe(false);
  });

  it('runs again after it ended, and passes its arguments', async () => {
    const seen: string[] = [];
    const command = new Command(async (_run, text: string) => void seen.push(text));
    await command.run('a');
    await command.run('b');
    expect(seen).toEqual(['a', 'b']);
  });

  it('can run again after it threw', async () => {
    const command = new Command(() => Promise.reject(new Error('broken')));
    await expect(command.run()).rejects.toThrow('broken');
    expect(command.isRunning).toBe(false);
  });
});

describe('an action that is cancelled', () => {
  it('is cancelled by the signal of its own run, not of an earlier one', async () => {
    const { command, runs } = controlled();
    command.cancel();
    const run = command.run();
    expect(runs[0]?.signal.aborted).toBe(false);
    command.cancel();
    await run;
    expect(runs[0]?.signal.aborted).toBe(true);
    expect(command.isRunning).toBe(false);
  });

  it('has a new signal when it runs again', async () => {
    const { command, runs } = controlled();
    const first = command.run();
    command.cancel();
    await first;
    void command.run();
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });
});

describe('the progress of an action', () => {
  it('is reported in whole percent', () => {
    const { command, runs } = controlled();
    void command.run();
    runs[0]?.onProgress(0.494);
    expect(command.percent).toBe(49);
    runs[0]?.onProgress(1);
    expect(command.percent).toBe(100);
  });

  it('begins at 0 with every run, and ignores what an earlier run still reports', async () => {
    const { command, runs, ends } = controlled();
    const first = command.run();
    runs[0]?.onProgress(0.5);
    ends[0]?.();
    await first;
    void command.run();
    expect(command.percent).toBe(0);
    runs[0]?.onProgress(0.9);
    expect(command.percent).toBe(0);
  });
});
